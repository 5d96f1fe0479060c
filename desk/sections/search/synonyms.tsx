import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, RadioButtonGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { teamItem } from '#contracts/team/convention.ts'
import { SYNONYM_KINDS, type TeamSynonym, teamSynonym } from '#contracts/team/search.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { OutdatedItem, useSaveAndList } from '#desk/actions/use-save-and-list.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { LanguageFilter, textFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { section } from '../section.tsx'
import { RemovableList, RowButton, useRemoval } from './search-lists.tsx'

const FILTERS = [textFilter('synonyms'), <LanguageFilter key="language" source="language" alwaysOn />]

export const synonyms = section({
  resource: 'synonyms',
  item: teamSynonym,
  roles: ['catalogue', 'content'],
  group: 'house',
  parentResource: 'searches',
  hostable: 'search',
  list: SynonymList,
  edit: SynonymEdit,
  create: SynonymCreate,
})

/** Creates a synonym. If it is created from a search without results, that search is marked as done. */
function SynonymCreate() {
  const translate = useTranslate()
  const { settings } = useDesk()
  const [parameters] = useSearchParams()
  const { create } = useSaveSynonym()
  const { act } = useSave('searches', teamItem)
  const word = parameters.get('word')
  const search = parameters.get('search')
  const [own = 'en'] = settings.languages
  const [initial] = useState(() => ({
    language: settings.languages.find((language) => language === parameters.get('language')) ?? own,
    kind: word === null ? ('both-ways' as const) : ('one-way' as const),
    word,
    words: '',
  }))
  const markDone = async () =>
    search && act({ id: search, version: Number(parameters.get('version')) }, 'mark-done', {})
  return (
    <Page title={translate('resources.synonyms.new')} above={<BackToList />}>
      <SynonymForm initial={initial} onSave={(input) => create(input, markDone)} />
    </Page>
  )
}

/**
 * Edits a synonym. If someone else has changed it, typed values are preserved and can overwrite the current version.
 */
function SynonymEdit({
  item: synonym,
  onChanged,
}: {
  item: TeamSynonym
  onChanged: (item: TeamSynonym) => void
}) {
  const [initial] = useState(synonym)
  const { outdated, update } = useSaveSynonym()
  const record = useMemo(() => {
    const { kind, language, word, words } = initial
    return { kind: kind === 'one-way' ? kind : 'both-ways', language, word, words: words.join('\n') } as const
  }, [initial])
  return (
    <Page title={synonymText(synonym)} above={<BackToList />}>
      {outdated && outdated.version !== synonym.version && (
        <OutdatedItem onContinue={() => onChanged(outdated)}>
          <Typography variant="body2" sx={{ marginTop: 1 }}>
            {synonymText(outdated)}
          </Typography>
        </OutdatedItem>
      )}
      <SynonymForm
        item={synonym}
        initial={record}
        onSave={({ language: _, ...changes }) => update(synonym, changes)}
      />
    </Page>
  )
}

function useSaveSynonym() {
  return useSaveAndList('synonyms', teamSynonym, (refusal) => toFormErrors(refusal))
}

function SynonymList() {
  const { language } = useFormat()
  return (
    <RemovableList<TeamSynonym>
      resource="synonyms"
      tab="synonyms"
      sortedBy="words"
      filters={FILTERS}
      columns={[
        {
          source: 'words',
          isSortable: true,
          render: (synonym) =>
            isEditable(synonym) ? (
              <ItemLink id={synonym.id}>{synonymText(synonym)}</ItemLink>
            ) : (
              synonymText(synonym)
            ),
        },
        { source: 'language', isSortable: true, render: (synonym) => language(synonym.language) },
        {
          label: 'resources.synonyms.fields.actions',
          align: 'right',
          render: (synonym) => <RemoveButton synonym={synonym} />,
        },
      ]}
      row={(synonym) => ({
        title: synonymText(synonym),
        hasLink: isEditable(synonym),
        below: language(synonym.language),
        aside: <RemoveButton synonym={synonym} />,
      })}
    />
  )
}

function RemoveButton({ synonym }: { synonym: TeamSynonym }) {
  const translate = useTranslate()
  const text = synonymText(synonym)
  const { isBusy, remove } = useRemoval(
    'synonyms',
    synonym,
    translate('resources.synonyms.removed', { words: text }),
  )
  return (
    <Box sx={{ marginRight: -1 }}>
      <RowButton
        label={translate('resources.synonyms.actions.remove.label')}
        name={text}
        isBusy={isBusy}
        onPress={remove}
      />
    </Box>
  )
}

/** Corrections are only created by the search API and cannot be edited here. */
const isEditable = ({ kind }: TeamSynonym) => kind !== 'correction'

/** Formats a synonym in one line: `sofa = couch = settee`, or `murphy bed → bed, daybed`. */
function synonymText({ word, words }: Pick<TeamSynonym, 'word' | 'words'>): string {
  return word === null ? words.join(' = ') : `${word} → ${words.join(', ')}`
}

type SynonymValues = Pick<TeamSynonym, 'language' | 'word' | 'words'> & {
  kind: (typeof SYNONYM_KINDS)[number]
}

/** The form's values, with one word per line. */
type FormValues = Pick<SynonymValues, 'kind' | 'language'> & { word: string | null; words: string | null }

/**
 * The form of a synonym. The language of an existing one cannot be changed. `initial` must remain the same object.
 * `onSave` returns the errors by field.
 */
function SynonymForm({
  item = null,
  initial,
  onSave,
}: {
  item?: TeamSynonym | null
  initial: FormValues
  onSave: (values: SynonymValues) => Promise<object | undefined>
}) {
  function save(values: FieldValues) {
    const { kind, language, word, words } = values as FormValues
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
  const { language: getLanguageName } = useFormat()
  const { isSubmitting } = useFormState()
  const kind: FormValues['kind'] = useWatch({ name: 'kind' })
  return (
    <>
      <SelectInput
        source="language"
        label="resources.synonyms.fields.language"
        choices={settings.languages.map((id) => ({ id, name: getLanguageName(id) }))}
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
