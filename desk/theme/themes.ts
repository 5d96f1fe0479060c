import type { ThemeOptions } from '@mui/material/styles'
import type { RaThemeOptions } from 'react-admin'
import type { DeskSettings } from '#contracts/team/desk.ts'
import { DARK_COLORS } from '#domain/house/colors.ts'

type Colors = DeskSettings['colors']
export type Themes = { light: RaThemeOptions; dark: RaThemeOptions }

/** The focus outline for elements whose outside is clipped or contains their label. */
const INNER_FOCUS_OUTLINE = { '&.Mui-focusVisible': { outlineOffset: -4 } }

/** Creates themes with the house's colors and typefaces, square corners, and hairlines instead of shadows. */
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
    shadows: NO_SHADOWS,
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

const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as NonNullable<RaThemeOptions['shadows']>

/** Styles the components. Every target is 44 px high. */
function createComponents(colors: DeskSettings['colors']): NonNullable<ThemeOptions['components']> {
  const { page, ink, muted, hairline, linen, control, accent } = colors
  const line = `1px solid ${hairline}`
  const focus = { outline: `2px solid ${accent}`, outlineOffset: 2 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // A name or an address may be one word that is wider than a phone.
        body: { fontSize: '0.9375rem', overflowWrap: 'break-word' },
        ':focus-visible': focus,
        a: { color: 'inherit' },
      },
    },
    // Material UI's own styles remove the outline.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focus } },
    },
    MuiTab: { styleOverrides: { root: INNER_FOCUS_OUTLINE } },
    MuiCheckbox: { styleOverrides: { root: INNER_FOCUS_OUTLINE } },
    MuiRadio: { styleOverrides: { root: INNER_FOCUS_OUTLINE } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 16 },
        text: { color: ink },
        outlined: { borderColor: ink, color: ink, '&:hover': { backgroundColor: linen } },
        contained: {
          '&:hover': { backgroundColor: accent },
          '&.Mui-disabled': { backgroundColor: hairline, color: muted },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: ink } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: { styleOverrides: { paper: { border: line } } },
    MuiPopover: { styleOverrides: { paper: { border: line } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: line, fontSize: '0.84375rem' },
        option: { minHeight: 44, '&.Mui-focused': { backgroundColor: `${linen} !important` } },
        noOptions: { color: muted },
        loading: { color: muted },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, ...INNER_FOCUS_OUTLINE } } },
    MuiDialog: { styleOverrides: { paper: { border: line, backgroundColor: page } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiInputLabel: { styleOverrides: { root: { color: muted, '&.Mui-focused': { color: ink } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 44,
          borderRadius: 2,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: control },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: ink },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: line, paddingBlock: 10, paddingInline: '0 16px', fontSize: '0.84375rem' },
        head: { color: muted, fontWeight: 400, backgroundColor: page, borderBottomColor: ink },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: linen } } } },
    MuiTableSortLabel: {
      styleOverrides: { root: { minHeight: 44, color: muted, '&.Mui-active': { color: ink } } },
    },
    MuiLink: { styleOverrides: { root: { color: ink, textUnderlineOffset: 3 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 0, backgroundColor: linen } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
      },
    },
    // On a phone, the buttons may not fit on one line.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          '& .filter-field[data-source="text"] .MuiTextField-root': { width: '19rem', maxWidth: '100%' },
        },
      },
    },
  }
}
