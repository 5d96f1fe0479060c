import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { COLOR_SCHEMES } from '#contracts/team/email.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { useFormat } from '../format/use-format.ts'
import { Block } from './block.tsx'

/** The widths of a small phone and of a full-width email, in CSS pixels. */
const WIDTHS = { narrow: 320, wide: 640 } as const
type Width = keyof typeof WIDTHS

/**
 * Previews an email in light or dark mode, narrow or wide, in a sandboxed frame. `path` is the path of the email's HTML
 * in the team API, optionally with a query. `text` is the email's plain-text part.
 */
export function EmailFrame({ path, text, children }: { path: string; text?: string; children?: ReactNode }) {
  const translate = useTranslate()
  const [scheme, setScheme] = useState<string>('light')
  const [width, setWidth] = useState<Width>('wide')
  const t = (key: string) => translate(`resources.emails.${key}`)
  const separator = path.includes('?') ? '&' : '?'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: text === undefined ? null : 'minmax(0, 42rem) minmax(0, 1fr)',
        },
        marginTop: 4,
      }}
    >
      <Block title={t('preview.title')} aside={t('preview.links')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
          {children}
          <PreviewSetting
            label={t('preview.scheme')}
            value={scheme}
            choices={COLOR_SCHEMES.map((each) => [each, t(`values.scheme.${each}`)])}
            onChange={setScheme}
          />
          <PreviewSetting
            label={t('preview.width')}
            value={width}
            choices={Object.entries(WIDTHS).map(([each, pixels]) => [
              each,
              translate(`resources.emails.values.width.${each}`, { pixels }),
            ])}
            onChange={(value) => setWidth(value === 'narrow' ? 'narrow' : 'wide')}
          />
        </Box>
        <Box
          component="iframe"
          sandbox=""
          title={t('preview.title')}
          src={`${DESK_PATHS.api}${path}${separator}scheme=${scheme}`}
          sx={{
            display: 'block',
            boxSizing: 'content-box',
            width: WIDTHS[width],
            maxWidth: 'calc(100% - 2px)',
            height: 'max(28rem, 78vh)',
            marginTop: 2,
            border: 1,
            borderColor: 'divider',
            // Emails have their own colors, whatever the theme of the desk.
            backgroundColor: 'common.white',
          }}
        />
      </Block>
      {text !== undefined && (
        <Block title={t('fields.text')}>
          <Typography
            component="pre"
            variant="body2"
            tabIndex={0}
            aria-label={t('fields.text')}
            sx={{ marginTop: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Block>
      )}
    </Box>
  )
}

type PreviewSettingProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  onChange(value: string): void
}

function PreviewSetting({ label, value, choices, onChange }: PreviewSettingProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: '11rem' }}
    >
      {choices.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Returns the language of a previewed email, initially the desk's, and the field that changes the language. */
export function useEmailLanguage(): { language: Language; field: ReactNode } {
  const translate = useTranslate()
  const locale = useLocale()
  const { language: getLanguageName } = useFormat()
  const [language, setLanguage] = useState<Language>(() => toLanguage(locale))
  return {
    language,
    field: (
      <PreviewSetting
        label={translate('resources.emails.preview.language')}
        value={language}
        choices={LANGUAGES.map((code) => [code, getLanguageName(code)])}
        onChange={(value) => setLanguage(toLanguage(value))}
      />
    ),
  }
}

function toLanguage(code: string): Language {
  return LANGUAGES.find((each) => each === code) ?? 'en'
}
