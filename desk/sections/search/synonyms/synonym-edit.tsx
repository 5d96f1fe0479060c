import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Loading, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { type TeamSynonym, teamSynonym } from '../../../../contracts/team/search.ts'
import { itemOfDraft } from '../../../actions/form-draft.tsx'
import { BackToList } from '../../../application/back-to-list.tsx'
import { Page } from '../../../application/page.tsx'
import { ItemFault } from '../../../list/item-fault.tsx'
import { SynonymForm, type SynonymValues } from './synonym-form.tsx'
import { synonymText } from './synonym-text.ts'
import { useSaveSynonym } from './use-save-synonym.ts'

export function SynonymEdit() {
  const { id = '' } = useParams()
  // Not as the list has shown it, which may be some time ago.
  const { data, error, isFetchedAfterMount } = useGetOne('synonyms', { id })
  if (data && isFetchedAfterMount) return <LoadedSynonym current={teamSynonym.parse(data)} />
  return error ? <ItemFault fault={error} /> : <Loading />
}

/** Changes a synonym. If someone else has, what was typed stays, and can be saved over the current version. */
function LoadedSynonym({ current }: { current: TeamSynonym }) {
  const translate = useTranslate()
  // What the form was filled with: it may be read again at any time, with the changes of others.
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
