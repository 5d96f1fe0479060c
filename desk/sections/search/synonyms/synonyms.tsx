import { Box, Button, Link, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { DataTable, Loading, TextInput, useGetOne, useNotify, useRedirect, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { type TeamSynonym, teamSynonym } from '#contracts/team/search.ts'
import { itemOfDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { Page } from '#desk/application/page.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { LanguageFilter } from '#desk/list/value-filter.tsx'
import { callTeam, RefusedCall, type TeamRequest } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import type { Section } from '#desk/sections/section.ts'
import { RemovableList, RowButton, useRemoval } from '../removable-list.tsx'
import type { SynonymValues } from './synonym-form.tsx'
import { SynonymForm } from './synonym-form.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.synonyms.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]

export const synonyms: Section = {
  resource: 'synonyms',
  roles: ['catalogue', 'content'],
  group: 'house',
  within: 'searches',
  hostable: 'search',
  list: SynonymList,
  edit: SynonymEdit,
  create: SynonymCreate,
}

/** Created from a search without results, it marks that search as done. */
function SynonymCreate() {
  const translate = useTranslate()
  const { settings } = useDesk()
  const [parameters] = useSearchParams()
  const { save } = useSaveSynonym()
  const word = parameters.get('word')
  const search = parameters.get('search')
  const [own = 'en'] = settings.languages
  const [initial] = useState(() => ({
    language: settings.languages.find((language) => language === parameters.get('language')) ?? own,
    kind: word === null ? ('both-ways' as const) : ('one-way' as const),
    word,
    words: '',
  }))
  const markDone = () =>
    callTeam(teamItemResponse, {
      method: 'POST',
      path: `/searches/${search}/mark-done`,
      body: { version: Number(parameters.get('version')), input: {} },
      key: newKey(),
    })
  return (
    <Page title={translate('resources.synonyms.new')} above={<BackToList />}>
      <SynonymForm
        initial={initial}
        onSave={(input) =>
          save({ method: 'POST', path: '/synonyms', body: { input } }, search ? markDone : undefined)
        }
      />
    </Page>
  )
}

function SynonymEdit() {
  const { id = '' } = useParams()
  // The list's copy may be outdated.
  const { data, error, isFetchedAfterMount } = useGetOne('synonyms', { id })
  if (data && isFetchedAfterMount) return <LoadedSynonym current={teamSynonym.parse(data)} />
  return error ? <ItemFault fault={error} /> : <Loading />
}

/** If someone else has changed the synonym, typed values stay and can be saved over the current version. */
function LoadedSynonym({ current }: { current: TeamSynonym }) {
  const translate = useTranslate()
  // The form's initial values: the synonym may be read again at any time, with changes of others.
  const [read, setRead] = useState(() => itemOfDraft(current, teamSynonym))
  const [initial] = useState(read)
  const { outdated, save } = useSaveSynonym()
  const record = useMemo(() => {
    const { kind, language, word, words } = initial
    return { kind: kind === 'one-way' ? kind : 'both-ways', language, word, words: words.join('\n') } as const
  }, [initial])
  function update({ language: _, ...changes }: SynonymValues) {
    const path = `/synonyms/${encodeURIComponent(read.id)}`
    return save({ method: 'PATCH', path, body: { version: read.version, changes } })
  }
  return (
    <Page title={synonymText(read)} above={<BackToList />}>
      {outdated && outdated.version !== read.version && (
        <Box role="alert" sx={{ marginBottom: 2 }}>
          <Typography color="error">{translate('errors.version-outdated')}</Typography>
          <Typography variant="body2" sx={{ marginBlock: 1 }}>
            {synonymText(outdated)}
          </Typography>
          <Button variant="outlined" onClick={() => setRead(outdated)}>
            {translate('desk.continue-with-current')}
          </Button>
        </Box>
      )}
      <SynonymForm item={read} initial={record} onSave={update} />
    </Page>
  )
}

/**
 * Shows the list after saving. Typed values stay if it is refused. `outdated`: the current synonym if someone else
 * changed it.
 */
function useSaveSynonym() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  const [outdated, setOutdated] = useState<TeamSynonym | null>(null)
  const [key, setKey] = useState(newKey)

  /** Returns the errors by field. `afterwards` runs after saving, and may fail. */
  async function save(
    request: TeamRequest,
    afterwards?: () => Promise<unknown>,
  ): Promise<object | undefined> {
    setOutdated(null)
    try {
      await callTeam(teamItemResponse, request.method === 'POST' ? { ...request, key } : request)
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      // After any other fault it may have been saved; the same key adds nothing twice.
      if (fault instanceof RefusedCall && fault.status < 500) setKey(newKey())
      if (refusal?.code === 'version-outdated')
        setOutdated(teamSynonym.safeParse(refusal.current).data ?? null)
      const fields = (refusal?.fields ?? []).map(({ path, code }) => [
        // The list of words has a single field.
        path.replace(/\..*$/, ''),
        translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') }),
      ])
      return refusedForm(textOf(fault), Object.fromEntries(fields))
    }
    await afterwards?.().catch(() => null)
    notify(translate('resources.synonyms.saved'), { type: 'success' })
    redirect('/synonyms')
    return undefined
  }
  return { outdated, save }
}

function SynonymList() {
  return (
    <RemovableList
      resource="synonyms"
      tab="synonyms"
      sortedBy="words"
      filters={FILTERS}
      table={<SynonymTable />}
      rows={<SynonymRows />}
    />
  )
}

function SynonymTable() {
  const { language } = useFormat()
  return (
    <DataTable<TeamSynonym> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamSynonym> source="words" render={(synonym) => <Words synonym={synonym} />} />
      <DataTable.Col<TeamSynonym> source="language" render={(synonym) => language(synonym.language)} />
      <DataTable.Col<TeamSynonym>
        label="resources.synonyms.fields.actions"
        align="right"
        render={(synonym) => <RemoveButton synonym={synonym} />}
      />
    </DataTable>
  )
}

function SynonymRows() {
  const { language } = useFormat()
  return (
    <Rows<TeamSynonym>
      row={(synonym) => ({
        title: <Words synonym={synonym} />,
        below: language(synonym.language),
        aside: <RemoveButton synonym={synonym} />,
      })}
    />
  )
}

/** A correction is only written by the search API and cannot be edited here. */
function Words({ synonym }: { synonym: TeamSynonym }) {
  if (synonym.kind === 'correction') return synonymText(synonym)
  return (
    <Link component={RouterLink} to={`/synonyms/${encodeURIComponent(synonym.id)}`} variant="body2">
      {synonymText(synonym)}
    </Link>
  )
}

function RemoveButton({ synonym }: { synonym: TeamSynonym }) {
  const translate = useTranslate()
  const words = synonymText(synonym)
  const { isBusy, remove } = useRemoval(
    'synonyms',
    synonym,
    translate('resources.synonyms.removed', { words }),
  )
  return (
    <Box sx={{ marginRight: -1 }}>
      <RowButton
        label={translate('resources.synonyms.actions.remove.label')}
        name={words}
        isBusy={isBusy}
        onPress={remove}
      />
    </Box>
  )
}

/** A synonym in one line: `sofa = couch = settee`, or `murphy bed → bed, daybed`. */
function synonymText({ word, words }: Pick<TeamSynonym, 'word' | 'words'>): string {
  return word === null ? words.join(' = ') : `${word} → ${words.join(', ')}`
}
