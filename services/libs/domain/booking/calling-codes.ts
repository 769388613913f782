/**
 * The countries (ISO 3166) with their calling codes (ITU E.164). If several countries share a code, the largest comes
 * first.
 */
const countries =
  'AF93 AL355 DZ213 AS1684 AD376 AO244 AI1264 AG1268 AR54 AM374 AW297 AU61 CX61 CC61 AT43 AZ994 BS1242 BH973 ' +
  'BD880 BB1246 BY375 BE32 BZ501 BJ229 BM1441 BT975 BO591 BA387 BW267 BR55 IO246 VG1284 BN673 BG359 BF226 BI257 ' +
  'KH855 CM237 US1 CA1 CV238 KY1345 CF236 TD235 CL56 CN86 CO57 KM269 CG242 CD243 CK682 CR506 CI225 HR385 CU53 ' +
  'CW599 CY357 CZ420 DK45 DJ253 DM1767 DO1809 DO1829 DO1849 EC593 EG20 SV503 GQ240 ER291 EE372 SZ268 ET251 FK500 ' +
  'FO298 FJ679 FI358 AX358 FR33 GF594 PF689 GA241 GM220 GE995 DE49 GH233 GI350 GR30 GL299 GD1473 GP590 BL590 ' +
  'MF590 GU1671 GT502 GN224 GW245 GY592 HT509 HN504 HK852 HU36 IS354 IN91 ID62 IR98 IQ964 IE353 IL972 IT39 VA39 ' +
  'JM1876 JM1658 JP81 JO962 RU7 KZ7 KE254 KI686 XK383 KW965 KG996 LA856 LV371 LB961 LS266 LR231 LY218 LI423 ' +
  'LT370 LU352 MO853 MG261 MW265 MY60 MV960 ML223 MT356 MH692 MQ596 MR222 MU230 YT262 RE262 MX52 FM691 MD373 ' +
  'MC377 MN976 ME382 MS1664 MA212 EH212 MZ258 MM95 NA264 NR674 NP977 NL31 NC687 NZ64 NI505 NE227 NG234 NU683 ' +
  'NF672 KP850 MK389 MP1670 NO47 SJ47 OM968 PK92 PW680 PS970 PA507 PG675 PY595 PE51 PH63 PL48 PT351 PR1787 PR1939 ' +
  'QA974 RO40 RW250 SH290 KN1869 LC1758 PM508 VC1784 WS685 SM378 ST239 SA966 SN221 RS381 SC248 SL232 SG65 SX1721 ' +
  'SK421 SI386 SB677 SO252 ZA27 KR82 SS211 ES34 LK94 SD249 SR597 SE46 CH41 SY963 TW886 TJ992 TZ255 TH66 TL670 ' +
  'TG228 TK690 TO676 TT1868 TN216 TR90 TM993 TC1649 TV688 VI1340 UG256 UA380 AE971 GB44 GG44 IM44 JE44 UY598 ' +
  'UZ998 VU678 VE58 VN84 WF681 YE967 ZM260 ZW263';

/** A country and the digits that begin its phone numbers after the `+`. */
export interface CallingCode {
  readonly country: string;
  readonly code: string;
}

export const callingCodes: readonly CallingCode[] = countries
  .split(' ')
  .map((each) => ({ country: each.slice(0, 2), code: each.slice(2) }));

/** The calling code of a country; undefined if it has none. */
export function callingCodeOf(country: string): string | undefined {
  return callingCodes.find((each) => each.country === country)?.code;
}

/** The longest calling code with which an international number begins, and its country. */
export function callingCodeIn(phone: string): CallingCode | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  return callingCodes
    .filter(({ code }) => digits.startsWith(code))
    .reduce<CallingCode | undefined>(
      (longest, each) => (each.code.length > (longest?.code.length ?? 0) ? each : longest),
      undefined,
    );
}
