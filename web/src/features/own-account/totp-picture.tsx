import encodeQR from 'qr';

/** The light border in modules, which cameras need to find the code (ISO/IEC 18004). */
const border = 4;

/** The address for an authenticator app, as a QR code. */
export function TotpPicture({ url }: { url: string }) {
  const rows = encodeQR(url, 'raw', { border, ecc: 'medium' });
  const size = String(rows.length);
  return (
    <svg
      data-slot="totp-picture"
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={darkModules(rows)} fill="currentColor" />
    </svg>
  );
}

function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    )
    .join('');
}
