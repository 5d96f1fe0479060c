import type { RaThemeOptions } from 'react-admin'
import type { DeskSettings } from '../../contracts/team/desk.ts'
import { DARK_COLORS } from '../../domain/house/colors.ts'
import { createComponents } from './components.ts'

type Colors = DeskSettings['colors']
export type Themes = { light: RaThemeOptions; dark: RaThemeOptions }

/** The house's design for Material UI: its colors and typefaces, square corners, hairlines instead of shadows. */
export function createThemes({ colors, families }: Pick<DeskSettings, 'colors' | 'families'>): Themes {
  return {
    light: createTheme('light', colors, families),
    dark: createTheme('dark', DARK_COLORS, families),
  }
}

function createTheme(
  mode: 'light' | 'dark',
  colors: Colors,
  { display, text }: DeskSettings['families'],
): RaThemeOptions {
  const { page, ink, muted, hairline, linen, accent, alert } = colors
  const title = { fontFamily: display, fontWeight: 400 }
  const heading = { fontSize: '0.9375rem', fontWeight: 500, lineHeight: 1.6 }
  return {
    palette: {
      mode,
      primary: { main: ink, contrastText: page },
      secondary: { main: accent, contrastText: page },
      error: { main: alert, contrastText: page },
      success: { main: accent, contrastText: page },
      warning: { main: alert, contrastText: page },
      info: { main: ink, contrastText: page },
      text: { primary: ink, secondary: muted, disabled: muted },
      background: { default: page, paper: page },
      divider: hairline,
      action: { hover: linen, selected: linen, focus: linen, active: ink, hoverOpacity: 0.06 },
    },
    shape: { borderRadius: 0 },
    shadows: FLAT,
    typography: {
      fontFamily: text,
      fontSize: 14,
      h1: { ...title, fontSize: '1.75rem', lineHeight: 1.2 },
      h2: heading,
      h3: heading,
      h6: { ...title, fontSize: '1.25rem' },
      body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
      body2: { fontSize: '0.84375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { textTransform: 'none', letterSpacing: '0.02em', fontWeight: 500 },
    },
    components: createComponents(colors),
  }
}

const FLAT = Array.from({ length: 25 }, () => 'none') as NonNullable<RaThemeOptions['shadows']>
