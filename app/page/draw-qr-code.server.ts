import encodeQR from 'qr'

/** An SVG image, black on white in dark mode too, since scanners expect it. */
export function drawQrCode(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = rows.length
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`
}

/** Returns the image as a data URL, for a secret that must not be part of another request. */
export function qrCodeDataUrl(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawQrCode(text)).toString('base64')}`
}
