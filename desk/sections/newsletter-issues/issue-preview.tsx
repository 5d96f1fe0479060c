import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DESK_PATHS } from '../../../contracts/team/desk.ts'
import type { TeamNewsletterIssue } from '../../../contracts/team/newsletter-issue.ts'
import { LANGUAGES, type Language } from '../../../domain/market/language.ts'
import { Block } from '../../detail/block.tsx'
import { useFormat } from '../../format/use-format.ts'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** The issue as saved, in each language; dark as programs show it that invert the colors of an email. */
export function IssuePreview({ issue: { id, version } }: { issue: TeamNewsletterIssue }) {
  const translate = useTranslate()
  const { language: nameOf } = useFormat()
  const [language, setLanguage] = useState<Language>('en')
  const [scheme, setScheme] = useState<Scheme>('light')
  const word = (key: string) => translate(`resources.newsletter-issues.${key}`)
  const query = new URLSearchParams({ language, version: String(version) })
  return (
    <Block title={word('preview')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
        <TextField
          select
          label={word('fields.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          sx={{ minWidth: '12rem' }}
        >
          {LANGUAGES.map((code) => (
            <MenuItem key={code} value={code}>
              {nameOf(code)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={word('fields.scheme')}
          value={scheme}
          onChange={({ target }) => setScheme(target.value as Scheme)}
          sx={{ minWidth: '12rem' }}
        >
          {SCHEMES.map((each) => (
            <MenuItem key={each} value={each}>
              {word(`values.scheme.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box
        component="iframe"
        sandbox=""
        title={word('preview')}
        src={`${DESK_PATHS.api}/newsletter-issues/${encodeURIComponent(id)}/html?${query}`}
        sx={{
          display: 'block',
          width: 'min(100%, 42rem)',
          height: 'max(28rem, 78vh)',
          marginTop: 2,
          border: 1,
          borderColor: 'divider',
          // Emails have the colors of the house, whatever the theme of the desk.
          backgroundColor: 'common.white',
          ...(scheme === 'dark' && { filter: 'invert(1) hue-rotate(180deg)' }),
        }}
      />
    </Block>
  )
}
