import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { useDesk } from '../../../application/desk-context.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { AddPictures } from './add-pictures.tsx'
import type { FormValues } from './form-values.ts'
import { Group } from './group.tsx'

/** The pictures in their order, which buttons and dragging change, with their alternative texts. */
export function Pictures() {
  const translate = useTranslate()
  const { fields, move, remove, append } = useFieldArray<Pick<FormValues, 'media'>, 'media'>({
    name: 'media',
  })
  const [dragged, setDragged] = useState<number | null>(null)
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  const [own, ...others] = settings.languages
  const alt = translate('resources.products.fields.alt')
  function drop(event: DragEvent, to: number) {
    event.preventDefault()
    if (dragged !== null) move(dragged, to)
    setDragged(null)
  }
  return (
    <Group title={translate('resources.products.groups.pictures')}>
      <AddPictures
        onAdded={(url) =>
          append({ kind: 'image', url, alt: '', altTranslations: {} }, { shouldFocus: false })
        }
      />
      {fields.length === 0 && <p>{translate('resources.products.no-pictures')}</p>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map(({ id, url, kind }, index) => {
          const name = translate('resources.products.picture', { number: index + 1 })
          return (
            <Box
              component="li"
              key={id}
              aria-label={name}
              draggable
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, index)}
              sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, paddingBlock: 1 }}
            >
              <Thumbnail url={url} width={88} />
              <Box sx={{ display: 'flex', flexDirection: { sm: 'column' } }}>
                <IconButton
                  disabled={index === 0}
                  aria-label={`${translate('resources.products.earlier')}: ${name}`}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  disabled={index === fields.length - 1}
                  aria-label={`${translate('resources.products.later')}: ${name}`}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`${translate('ra.action.remove')}: ${name}`}
                  onClick={() => remove(index)}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
              {kind === 'image' ? (
                <Box
                  sx={{
                    flexGrow: 1,
                    display: 'grid',
                    columnGap: 2,
                    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
                  }}
                >
                  <TextInput source={`media.${index}.alt`} label={`${alt} (${own ? nameOf(own) : ''})`} />
                  {others.map((language) => (
                    <TextInput
                      key={language}
                      source={`media.${index}.altTranslations.${language}`}
                      label={`${alt} (${nameOf(language)})`}
                    />
                  ))}
                </Box>
              ) : (
                <span>{translate('resources.products.model')}</span>
              )}
            </Box>
          )
        })}
      </Box>
    </Group>
  )
}
