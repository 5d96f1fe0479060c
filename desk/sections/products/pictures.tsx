import { Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { teamPicture } from '#contracts/team/picture.ts'
import { Group } from '#desk/actions/group.tsx'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { FileDrop } from '#desk/files/file-drop.tsx'
import { sendFile } from '#desk/files/send-file.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { OrderedList } from '#desk/ordering/ordered-list.tsx'
import { newKey } from '#desk/provider/call-team.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import { useErrorText, useSave } from '#desk/provider/use-save.ts'
import type { FormValues } from './form-values.ts'

/** A file that is being uploaded. `share` is the uploaded part, from 0 to 1, and `problem` why it was refused. */
type PictureUpload = { id: string; name: string; share: number; problem: string | null }

/** The pictures of a product. Buttons and dragging change their order, and each has an alternative text. */
export function Pictures() {
  const translate = useTranslate()
  const { fields, move, remove, append } = useFieldArray<Pick<FormValues, 'media'>, 'media'>({
    name: 'media',
  })
  const { settings } = useDesk()
  const { language: getLanguageName } = useFormat()
  const [own, ...others] = settings.languages
  const altLabel = translate('resources.products.fields.alt')
  return (
    <Group title={translate('resources.products.groups.pictures')}>
      <AddPictures
        onAdded={(url) =>
          append({ kind: 'image', url, alt: '', altTranslations: {} }, { shouldFocus: false })
        }
      />
      {fields.length === 0 && <p>{translate('resources.products.no-pictures')}</p>}
      <OrderedList
        label={translate('resources.products.groups.pictures')}
        items={fields}
        getKey={({ id }) => id}
        getName={(_, index) => translate('resources.products.picture', { number: index + 1 })}
        onMove={move}
        onRemove={remove}
        removeLabel={translate('ra.action.remove')}
      >
        {({ url, kind }, index, buttons) => (
          <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, paddingBlock: 1 }}>
            <Thumbnail url={url} width={88} />
            <Box sx={{ display: 'flex', flexDirection: { sm: 'column' } }}>{buttons}</Box>
            {kind === 'image' ? (
              <Box
                sx={{
                  flexGrow: 1,
                  display: 'grid',
                  columnGap: 2,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
                }}
              >
                <TextInput
                  source={`media.${index}.alt`}
                  label={`${altLabel} (${own ? getLanguageName(own) : ''})`}
                />
                {others.map((language) => (
                  <TextInput
                    key={language}
                    source={`media.${index}.altTranslations.${language}`}
                    label={`${altLabel} (${getLanguageName(language)})`}
                  />
                ))}
              </Box>
            ) : (
              <span>{translate('resources.products.model')}</span>
            )}
          </Box>
        )}
      </OrderedList>
    </Group>
  )
}

/** Uploads pictures one by one. Each is added to the form when it is uploaded, and saved together with the form. */
function AddPictures({ onAdded }: { onAdded: (url: string) => void }) {
  const translate = useTranslate()
  const describeError = useErrorText()
  const { create } = useSave('pictures', teamPicture)
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const isBusy = uploads.some(({ problem }) => problem === null)
  const t = (key: string, values = {}) => translate(`resources.products.${key}`, values)
  const update = (id: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  async function add(files: readonly File[]) {
    // Files from different folders may have the same name.
    const chosen = files.map((file) => ({ id: newKey(), file }))
    setUploads(chosen.map(({ id, file: { name } }) => ({ id, name, share: 0, problem: null })))
    for (const { id, file } of chosen) {
      try {
        const upload = await sendFile(file, (bytes) => update(id, { share: bytes / file.size }))
        const outcome = await create({ upload })
        if (outcome.kind === 'saved') {
          onAdded(outcome.output.url)
          setUploads((all) => all.filter((one) => one.id !== id))
        } else update(id, { problem: outcome.text })
      } catch (error) {
        update(id, { problem: describeError(error) })
      }
    }
  }

  return (
    <Box sx={{ marginBottom: 2 }}>
      <FileDrop
        label={t('add-pictures')}
        hint={t('picture-files')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        isDisabled={isBusy}
        onFiles={add}
      />
      {uploads.map(({ id, name, share, problem }) =>
        problem ? (
          <Typography key={id} role="alert" color="error" variant="body2" sx={{ marginTop: 1 }}>
            {name}: {problem}
          </Typography>
        ) : (
          <Box key={id} sx={{ marginTop: 1 }}>
            <Typography variant="body2" role="status">
              {t('sending-picture', { name })}
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
