import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { useErrorText } from '#desk/provider/use-save.ts'
import { FileDrop } from '../files/file-drop.tsx'
import { useFormat } from '../format/use-format.ts'
import { teamCalls } from '../provider/team-calls.ts'
import type { ActionField } from './action.ts'

const uploadedFiles = z.array(z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() }))

/** Parses the field's value. */
export function readFiles(value: string | undefined): z.infer<typeof uploadedFiles> {
  return value ? uploadedFiles.parse(JSON.parse(value)) : []
}

/** Uploads files as soon as they are chosen. The action is sent with their names and ids. */
export function FilesInput({
  label,
  upload: { path, filesMax, types },
  value,
  onChange,
  onBusy,
}: {
  label: string
  upload: NonNullable<ActionField['upload']>
  value: string
  onChange: (value: string) => void
  /** Called when uploading starts or finishes. */
  onBusy: (isBusy: boolean) => void
}) {
  const translate = useTranslate()
  const describeError = useErrorText()
  const { fileSize } = useFormat()
  const [isSending, setIsSending] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const files = readFiles(value)

  function setBusy(isBusy: boolean) {
    setIsSending(isBusy)
    onBusy(isBusy)
  }

  async function send(chosen: readonly File[]) {
    let uploaded = files
    const refused: string[] = []
    setBusy(true)
    for (const file of chosen) {
      if (uploaded.length >= filesMax) {
        refused.push(`${file.name}: ${translate('errors.attachments-too-many')}`)
        continue
      }
      try {
        const { id, name, sizeBytes } = await teamCalls.sendAttachment(path, file)
        uploaded = [...uploaded, { id, name, sizeBytes }]
        onChange(JSON.stringify(uploaded))
      } catch (error) {
        refused.push(`${file.name}: ${describeError(error)}`)
      }
    }
    setProblems(refused)
    setBusy(false)
  }

  return (
    <Box sx={{ marginBlock: 1 }}>
      <FileDrop
        label={label}
        hint={translate(isSending ? 'files.sending' : 'files.limits', { max: filesMax })}
        accept={types.join(',')}
        isDisabled={isSending || files.length >= filesMax}
        onFiles={send}
      />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {files.map(({ id, name, sizeBytes }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name} · {fileSize(sizeBytes)}
            </Typography>
            <Button
              disabled={isSending}
              aria-label={`${translate('ra.action.remove')}: ${name}`}
              onClick={() => onChange(JSON.stringify(files.filter((file) => file.id !== id)))}
            >
              {translate('ra.action.remove')}
            </Button>
          </Box>
        ))}
      </Box>
      {problems.length > 0 && (
        <Typography role="alert" color="error" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {problems.join('\n')}
        </Typography>
      )}
    </Box>
  )
}
