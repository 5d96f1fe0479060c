import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { SUBSCRIBER_COLUMNS, SUBSCRIBER_FILE_MAX } from '../../../domain/newsletter/subscriber-file.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { callTeam, RefusedCall } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'

/** Sends a file of people who have consented elsewhere. What is refused as a whole is said in place, and the file stays chosen. */
export function SubscriberImportCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const word = (key: string, values = {}) => translate(`resources.subscriber-imports.${key}`, values)

  async function send(chosen: File) {
    setIsBusy(true)
    setRefusal(null)
    try {
      if (chosen.size > SUBSCRIBER_FILE_MAX) return setRefusal(word('values.file.file-too-long'))
      const input = { name: chosen.name, text: await chosen.text() }
      const body = { input }
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/subscriber-imports',
        body,
        key: newKey(),
      })
      notify('desk.saved', { type: 'success' })
      redirect(`/subscriber-imports/${item.id}/show`)
    } catch (fault) {
      const field = fault instanceof RefusedCall ? fault.refusal.fields?.[0] : undefined
      setRefusal(field ? word(`values.file.${field.code}`) : textOf(fault))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Page title={word('new')} above={<BackToList />}>
      <Typography variant="body2" sx={{ maxWidth: '42rem' }}>
        {word('explain')}
      </Typography>
      <Typography component="p" variant="body2" sx={{ marginTop: 1, fontFamily: 'monospace' }}>
        {SUBSCRIBER_COLUMNS.join(', ')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 3 }}>
        <label>
          <Typography component="span" variant="body2" sx={{ display: 'block', marginBottom: 0.5 }}>
            {word('file')}
          </Typography>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </label>
        {refusal && (
          <Typography role="alert" variant="body2" color="error">
            {refusal}
          </Typography>
        )}
        <Button
          variant="contained"
          disabled={isBusy || file === null}
          onClick={() => file && void send(file)}
        >
          {word('send')}
        </Button>
      </Box>
    </Page>
  )
}
