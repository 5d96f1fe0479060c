import { type CSSProperties, createContext, use } from 'react'
import type { House } from '#domain/house/house.ts'
import { DEFAULT_LOOK } from '#domain/house/look.ts'

export type MailHouse = Pick<House, 'name' | 'look' | 'legal' | 'timeZone'>

export const PLAIN_HOUSE: MailHouse = { name: '', look: DEFAULT_LOOK, legal: null, timeZone: 'UTC' }

export const MailHouseContext = createContext(PLAIN_HOUSE)

/**
 * The styles of every email. Many mail programs support neither style sheets nor custom properties, so the house's
 * design tokens are written as inline styles. Classes are for the style sheet in `email.tsx`.
 */
export function useMailStyle() {
  const { colors, families } = use(MailHouseContext).look
  return {
    colors,
    body: style({
      margin: 0,
      padding: 0,
      background: colors.linen,
      color: colors.ink,
      fontFamily: families.text,
      fontSize: 15,
      lineHeight: 1.5,
    }),
    /** As wide as the screen, up to the maximum line width of text. */
    sheet: style({ width: '100%', maxWidth: 600, margin: '0 auto', background: colors.page }),
    wordmark: style({
      fontFamily: families.display,
      fontSize: 26,
      color: colors.ink,
      textDecoration: 'none',
    }),
    heading: style({
      fontFamily: families.display,
      fontWeight: 400,
      fontSize: 34,
      lineHeight: 1.15,
      margin: 0,
      overflowWrap: 'anywhere',
    }),
    /** Replaces a missing picture, as on the page: 4:5, with the initial of the piece. */
    emptyMat: style({
      width: 72,
      height: 90,
      background: colors.linen,
      color: colors.scrim,
      fontFamily: families.display,
      fontSize: 28,
      lineHeight: '90px',
      textAlign: 'center',
    }),
    small: style({ margin: '12px 0 0', fontSize: 13.5, color: colors.muted }),
    button: style({
      display: 'inline-block',
      padding: '14px 24px',
      background: colors.accent,
      color: colors.page,
      textDecoration: 'none',
      fontWeight: 500,
    }),
    section: style({ padding: '28px 24px', borderTop: `1px solid ${colors.hairline}` }),
    label: style({
      verticalAlign: 'top',
      padding: '4px 16px 4px 0',
      textAlign: 'left',
      fontWeight: 400,
      color: colors.muted,
      overflowWrap: 'break-word',
    }),
  }
}

export const subheading = style({ fontWeight: 500, fontSize: 17, margin: '0 0 12px' })
export const paragraph = style({ margin: '16px 0 0' })
export const firstSection = style({ padding: '40px 24px 32px' })
export const table = style({ width: '100%', borderCollapse: 'collapse' })
export const amount = style({ padding: '4px 0', textAlign: 'right', verticalAlign: 'top' })
export const value = style({
  padding: '4px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

function style(properties: CSSProperties): CSSProperties {
  return properties
}
