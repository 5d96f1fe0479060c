import { DEFAULT_COLORS, type HouseColors } from './colors.ts'

/** How a house looks: the section `theme` of `house.json`, with its files read. */
export type HouseLook = {
  readonly colors: HouseColors
  /** The families of titles and of text, for emails and plain pages, which load no fonts. */
  readonly families: { readonly display: string; readonly text: string }
  /** The style of every document: the tokens that differ from `app/styles/theme.css`, and the faces of the fonts. */
  readonly css: string
  /** The addresses of the fonts that every page needs; null for the ones that come with the shop. */
  readonly fonts: { readonly normal: readonly string[]; readonly italic: string | null } | null
  /** How the name is written where there is no logo. */
  readonly wordmark: 'capitals' | 'as-written'
  /** A drawing in place of the name in type. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** The look of a house that sets none. */
export const DEFAULT_LOOK: HouseLook = {
  colors: DEFAULT_COLORS,
  families: {
    display: "'Bodoni Moda', Didot, 'Bodoni MT', 'Times New Roman', serif",
    text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  },
  css: '',
  fonts: null,
  wordmark: 'capitals',
  logo: null,
}
