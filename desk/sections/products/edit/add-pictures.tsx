import { Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { teamPicture } from '../../../../contracts/team/picture.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { FileDrop } from '../../../files/file-drop.tsx'
import { sendFile } from '../../../files/send-file.ts'
import { callTeam } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'

/** A file on its way: the share that has arrived, from 0 to 1, or why it was refused. */
type Sending = { id: string; name: string; share: number; problem: string | null }

const response = z.object({ item: teamPicture })

/** Sends pictures one after the other; each is added to the form when it has arrived, and saved with it. */
export function AddPictures({ onAdded }: { onAdded: (url: string) => void }) {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const isBusy = sending.some(({ problem }) => problem === null)
  const words = (key: string, values = {}) => translate(`resources.products.${key}`, values)
  const update = (id: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  async function add(files: readonly File[]) {
    // Files of two folders may have the same name.
    const chosen = files.map((file) => ({ id: newKey(), file }))
    setSending(chosen.map(({ id, file: { name } }) => ({ id, name, share: 0, problem: null })))
    for (const { id, file } of chosen) {
      try {
        const upload = await sendFile(file, (bytes) => update(id, { share: bytes / file.size }))
        const body = { input: { upload } }
        const { item } = await callTeam(response, { method: 'POST', path: '/pictures', body })
        onAdded(item.url)
        setSending((all) => all.filter((one) => one.id !== id))
      } catch (fault) {
        update(id, { problem: textOf(fault) })
      }
    }
  }

  return (
    <Box sx={{ marginBottom: 2 }}>
      <FileDrop
        label={words('add-pictures')}
        hint={words('picture-files')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        isDisabled={isBusy}
        onFiles={add}
      />
      {sending.map(({ id, name, share, problem }) =>
        problem ? (
          <Typography key={id} role="alert" color="error" variant="body2" sx={{ marginTop: 1 }}>
            {name}: {problem}
          </Typography>
        ) : (
          <Box key={id} sx={{ marginTop: 1 }}>
            <Typography variant="body2" role="status">
              {words('sending-picture', { name })}
            </Typography>
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={100 * share}
              aria-label={name}
            />
          </Box>
        ),
      )}
    </Box>
  )
}
