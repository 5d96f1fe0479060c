import { Button } from '@mui/material'
import { Loading, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { teamSynonym } from '../../../../contracts/team/search.ts'
import { Page } from '../../../application/page.tsx'
import { ItemFault } from '../../../list/item-fault.tsx'
import { BackToSynonyms } from './synonym-create.tsx'
import { SynonymForm, type SynonymValues } from './synonym-form.tsx'
import { synonymText } from './synonym-text.ts'
import { useSaveSynonym } from './use-save-synonym.ts'

/** Changes a synonym. If someone else has, what was typed stays, and can be saved over the current version. */
export function SynonymEdit() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne('synonyms', { id })
  const { state, save } = useSaveSynonym()
  if (error) return <ItemFault fault={error} />
  if (!data) return <Loading />
  const synonym = teamSynonym.parse(data)
  const { kind, language, word, words, version } = synonym
  function update({ language: _, ...changes }: SynonymValues) {
    return save({
      method: 'PATCH',
      path: `/synonyms/${encodeURIComponent(id)}`,
      body: { version, changes },
    })
  }
  return (
    <Page title={synonymText(synonym)} above={<BackToSynonyms />}>
      <SynonymForm
        initial={{ kind: kind === 'one-way' ? 'one-way' : 'both-ways', language, word, words }}
        isNew={false}
        state={state}
        onSave={update}
      />
      {state.isOutdated && (
        <Button variant="outlined" sx={{ marginTop: 2 }} onClick={() => refetch()}>
          {translate('desk.continue-with-current')}
        </Button>
      )}
    </Page>
  )
}
