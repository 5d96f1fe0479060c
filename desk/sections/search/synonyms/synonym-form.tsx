import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { SYNONYM_KINDS, type TeamSynonym } from '../../../../contracts/team/search.ts'
import { useDesk } from '../../../application/desk-context.ts'
import { useFormat } from '../../../format/use-format.ts'
import type { SaveState } from './use-save-synonym.ts'

export type SynonymValues = Pick<TeamSynonym, 'language' | 'word' | 'words'> & {
  kind: (typeof SYNONYM_KINDS)[number]
}

/** The fields of a synonym, one word in each line. The language of an existing one stays. */
export function SynonymForm({
  initial,
  isNew,
  state,
  onSave,
}: {
  initial: SynonymValues
  isNew: boolean
  state: SaveState
  onSave: (values: SynonymValues) => void
}) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  const [kind, setKind] = useState(initial.kind)
  const [language, setLanguage] = useState(initial.language)
  const [word, setWord] = useState(initial.word ?? '')
  const [lines, setLines] = useState(initial.words.join('\n'))
  const problemOf = (path: string) => {
    const code = Object.entries(state.fields).find(
      ([name]) => name === path || name.startsWith(`${path}.`),
    )?.[1]
    return code && translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const words = lines.split('\n').flatMap((line) => line.trim() || [])
    onSave({ kind, language, word: kind === 'one-way' ? word.trim() || null : null, words })
  }
  const wordProblem = problemOf('word')
  const wordsProblem = problemOf('words')
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ maxWidth: '32rem' }}>
      {state.text && (
        <Typography role="alert" color="error" variant="body2" sx={{ marginBottom: 1 }}>
          {state.text}
        </Typography>
      )}
      <TextField
        select
        fullWidth
        disabled={!isNew}
        label={translate('resources.synonyms.fields.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as SynonymValues['language'])}
      >
        {settings.languages.map((code) => (
          <MenuItem key={code} value={code}>
            {nameOf(code)}
          </MenuItem>
        ))}
      </TextField>
      <RadioGroup
        aria-label={translate('resources.synonyms.fields.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as SynonymValues['kind'])}
        sx={{ marginBlock: 1 }}
      >
        {SYNONYM_KINDS.map((id) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={translate(`resources.synonyms.values.kind.${id}`)}
          />
        ))}
      </RadioGroup>
      {kind === 'one-way' && (
        <TextField
          fullWidth
          required
          label={translate('resources.synonyms.fields.word')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          error={wordProblem !== undefined}
          helperText={wordProblem}
        />
      )}
      <TextField
        fullWidth
        required
        multiline
        minRows={3}
        label={translate(`resources.synonyms.words.${kind}`)}
        value={lines}
        onChange={({ target }) => setLines(target.value)}
        error={wordsProblem !== undefined}
        helperText={wordsProblem ?? translate('resources.synonyms.one-per-line')}
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
        <Button type="submit" variant="contained" disabled={state.isBusy}>
          {translate('ra.action.save')}
        </Button>
        <Button component={Link} to="/synonyms">
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
