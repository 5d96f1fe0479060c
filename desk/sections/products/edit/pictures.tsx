import { Box } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { useDesk } from '../../../application/desk-context.ts'
import { useFormat } from '../../../format/use-format.ts'
import { OrderedList } from '../../../ordering/ordered-list.tsx'
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
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  const [own, ...others] = settings.languages
  const alt = translate('resources.products.fields.alt')
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
        keyOf={({ id }) => id}
        nameOf={(_, index) => translate('resources.products.picture', { number: index + 1 })}
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
        )}
      </OrderedList>
    </Group>
  )
}
