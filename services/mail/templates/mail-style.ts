import type { CSSProperties } from 'react'

/**
 * The styles of every email. Mail programs support neither style sheets nor custom properties, so the shop's
 * tokens are repeated here, once.
 */
const PAGE = '#ffffff'
export const INK = '#1d1b18'
export const MUTED = '#6b655c'
export const HAIRLINE = '#e4e0d9'
export const LINEN = '#f3f0ea'
const ACCENT = '#24402f'

const DISPLAY = "'Bodoni Moda', Didot, 'Bodoni MT', 'Times New Roman', serif"
const TEXT = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const body: CSSProperties = {
  margin: 0,
  padding: 0,
  background: LINEN,
  color: INK,
  fontFamily: TEXT,
  fontSize: 15,
  lineHeight: 1.5,
}

/** As wide as a line of text may be, and no wider than a phone. */
export const sheet: CSSProperties = { width: '100%', maxWidth: 600, margin: '0 auto', background: PAGE }

export const wordmark: CSSProperties = {
  fontFamily: DISPLAY,
  fontSize: 26,
  color: INK,
  textDecoration: 'none',
}

export const heading: CSSProperties = {
  fontFamily: DISPLAY,
  fontWeight: 400,
  fontSize: 34,
  lineHeight: 1.15,
  margin: 0,
}
export const subheading: CSSProperties = { fontWeight: 500, fontSize: 17, margin: '0 0 12px' }
export const paragraph: CSSProperties = { margin: '16px 0 0' }
export const small: CSSProperties = { margin: '12px 0 0', fontSize: 13.5, color: MUTED }

export const button: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  background: ACCENT,
  color: PAGE,
  textDecoration: 'none',
  fontWeight: 500,
}

export const section: CSSProperties = { padding: '28px 24px', borderTop: `1px solid ${HAIRLINE}` }
export const first: CSSProperties = { padding: '40px 24px 32px' }
export const table: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
export const label: CSSProperties = {
  verticalAlign: 'top',
  padding: '4px 16px 4px 0',
  textAlign: 'left',
  fontWeight: 400,
  color: MUTED,
}
export const amount: CSSProperties = { padding: '4px 0', textAlign: 'right' }
export const value: CSSProperties = { padding: '4px 0', textAlign: 'left' }
