import type { ThemeOptions } from '@mui/material/styles'
import type { DeskSettings } from '../../contracts/team/desk.ts'

/** How Material UI's components look. Every target is 44 px high. */
export function createComponents(colors: DeskSettings['colors']): NonNullable<ThemeOptions['components']> {
  const { page, ink, muted, hairline, linen, control, accent } = colors
  const line = `1px solid ${hairline}`
  const focus = { outline: `2px solid ${accent}`, outlineOffset: 2 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontSize: '0.9375rem' },
        ':focus-visible': focus,
        a: { color: 'inherit' },
      },
    },
    // Its own styles remove the outline.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focus } },
    },
    MuiTab: { styleOverrides: { root: WITHIN } },
    MuiCheckbox: { styleOverrides: { root: WITHIN } },
    MuiRadio: { styleOverrides: { root: WITHIN } },
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
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, ...WITHIN } } },
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
    // On a phone there may be more than fit.
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

/** Where what is outside of an element is cut off, or is its label. */
const WITHIN = { '&.Mui-focusVisible': { outlineOffset: -4 } }
