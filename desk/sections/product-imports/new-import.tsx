import { Box, Button, Checkbox, FormControlLabel, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useRedirect, useTranslate } from 'react-admin'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { UPLOAD_BYTES_MAX } from '../../../contracts/team/upload.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { useDesk } from '../../application/desk-context.ts'
import { FileDrop } from '../../files/file-drop.tsx'
import { sendFile } from '../../files/send-file.ts'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'
import { CurrencyField } from './currency-field.tsx'

type Sending = { sent: number; total: number }

/** Sends files and compares them with the shop. What they would change is on the page of the import. */
export function NewImport() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  const { settings } = useDesk()
  const [files, setFiles] = useState<File[]>([])
  const [currency, setCurrency] = useState(settings.baseCurrency ?? CURRENCIES[0])
  const [allowsImages, setAllowsImages] = useState(false)
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const words = (key: string, values = {}) => translate(`resources.product-imports.import.${key}`, values)

  function choose(chosen: File[]) {
    const fitting = chosen.filter(({ size }) => size > 0 && size <= UPLOAD_BYTES_MAX)
    setProblem(fitting.length < chosen.length ? words('too-large') : null)
    setFiles((before) => [
      ...before.filter(({ name }) => !fitting.some((file) => file.name === name)),
      ...fitting,
    ])
  }

  async function compare() {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    setProblem(null)
    setSending({ sent: 0, total })
    try {
      const uploads: string[] = []
      let before = 0
      for (const file of files) {
        uploads.push(await sendFile(file, (bytes) => setSending({ sent: before + bytes, total })))
        before += file.size
      }
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/product-imports',
        body: { input: { uploads, currency, allowsImages } },
        key: newKey(),
      })
      redirect(`/product-imports/${item.id}/show`)
    } catch (fault) {
      setProblem(textOf(fault))
      setSending(null)
    }
  }

  return (
    <>
      <Typography variant="body2" sx={{ marginBlock: 1.5 }}>
        {words('explain')}
      </Typography>
      <FileDrop
        label={words('choose')}
        hint={words('drop')}
        accept=".csv,.txt,.xlsx,.json,.zip"
        isDisabled={sending !== null}
        onFiles={choose}
      />
      {problem && (
        <Typography role="alert" color="error" sx={{ marginTop: 1 }}>
          {problem}
        </Typography>
      )}
      {files.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
            {files.map((file) => (
              <Box
                component="li"
                key={file.name}
                sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
              >
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Typography>
                <Button
                  disabled={sending !== null}
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                  aria-label={`${translate('ra.action.remove')}: ${file.name}`}
                >
                  {translate('ra.action.remove')}
                </Button>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <CurrencyField value={currency} onChange={setCurrency} />
            <FormControlLabel
              label={words('allows-images')}
              control={
                <Checkbox checked={allowsImages} onChange={({ target }) => setAllowsImages(target.checked)} />
              }
            />
          </Box>
          <Button variant="contained" disabled={sending !== null} onClick={compare} sx={{ marginTop: 1 }}>
            {words('compare')}
          </Button>
        </>
      )}
      {sending && (
        <Box sx={{ marginTop: 2 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * sending.sent) / Math.max(1, sending.total)}
            aria-label={words('sending')}
          />
          <Typography variant="body2" role="status">
            {words('sending')}
          </Typography>
        </Box>
      )}
    </>
  )
}
