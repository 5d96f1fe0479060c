/** An SVG, since the content security policy blocks inline styles. `className` sets its size. */
export function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="36" height="36" fill={color} />
      <rect width="35" height="35" x="0.5" y="0.5" fill="none" stroke="currentColor" strokeOpacity="0.12" />
    </svg>
  )
}
