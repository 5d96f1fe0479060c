import { Box, Button } from '@mui/material'
import { Form, RadioButtonGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { SYNONYM_KINDS, type TeamSynonym } from '#contracts/team/search.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { useFormat } from '#desk/format/use-format.ts'

export type SynonymValues = Pick<TeamSynonym, 'language' | 'word' | 'words'> & {
  kind: (typeof SYNONYM_KINDS)[number]
}

/** One word per line. */
type Typed = Pick<SynonymValues, 'kind' | 'language'> & { word: string | null; words: string | null }

/**
 * An existing synonym's language is fixed. `initial` must stay the same object. `onSave` returns the errors by field.
 */
export function SynonymForm({
  item = null,
  initial,
  onSave,
}: {
  item?: TeamSynonym | null
  initial: Typed
  onSave: (values: SynonymValues) => Promise<object | undefined>
}) {
  function save(values: FieldValues) {
    const { kind, language, word, words } = values as Typed
    return onSave({
      kind,
      language,
      word: kind === 'one-way' ? word?.trim() || null : null,
      words: (words ?? '').split('\n').flatMap((line) => line.trim() || []),
    })
  }
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <Form record={initial} onSubmit={save} sanitizeEmptyValues={false} warnWhenUnsavedChanges noValidate>
        <FormDraft item={item} />
        <Inputs isNew={item === null} />
      </Form>
    </Box>
  )
}

function Inputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  const { isSubmitting } = useFormState()
  const kind: Typed['kind'] = useWatch({ name: 'kind' })
  return (
    <>
      <SelectInput
        source="language"
        label="resources.synonyms.fields.language"
        choices={settings.languages.map((id) => ({ id, name: nameOf(id) }))}
        translateChoice={false}
        readOnly={!isNew}
        fullWidth
      />
      <RadioButtonGroupInput
        source="kind"
        label="resources.synonyms.fields.kind"
        choices={SYNONYM_KINDS.map((id) => ({ id, name: `resources.synonyms.values.kind.${id}` }))}
        row={false}
      />
      {kind === 'one-way' && (
        <TextInput source="word" label="resources.synonyms.fields.word" required fullWidth />
      )}
      <TextInput
        source="words"
        label={`resources.synonyms.words.${kind}`}
        helperText="resources.synonyms.one-per-line"
        required
        multiline
        minRows={3}
        autoFocus
        fullWidth
      />
      <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {translate('ra.action.save')}
        </Button>
        <Button component={Link} to="/synonyms">
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </>
  )
}
