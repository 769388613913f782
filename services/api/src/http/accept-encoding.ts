/** RFC 9110, 12.5.3: an encoding is accepted unless it is left out or given the weight 0. */
export function accepts(
  encoding: 'br' | 'gzip',
  acceptEncoding: string | string[] | undefined,
): boolean {
  if (typeof acceptEncoding !== 'string' || !acceptEncoding.includes(encoding)) return false;
  return acceptEncoding.split(',').some((part) => {
    const [name, weight] = part.split(';');
    return name?.trim() === encoding && !/^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(weight ?? '');
  });
}
