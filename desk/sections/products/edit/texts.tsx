import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useDesk } from '#desk/application/desk-context.ts'
import { useFormat } from '#desk/format/use-format.ts'
import type { Language } from '#domain/market/language.ts'
import { Group } from './group.tsx'

/** The house's own language beside one other language at a time; on phones above it. */
export function Texts() {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  const [own, ...others] = settings.languages
  const [shown, setShown] = useState(others[0])
  return (
    <Group title={translate('resources.products.groups.texts')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: shown ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        <div lang={own}>
          <Box sx={{ minHeight: 48, display: 'flex', alignItems: 'center', textTransform: 'capitalize' }}>
            {own && nameOf(own)}
          </Box>
          <Fields of="own" />
        </div>
        {shown && (
          <div>
            <Tabs
              value={shown}
              onChange={(_, language: Language) => setShown(language)}
              variant="scrollable"
              aria-label={translate('resources.products.groups.translations')}
            >
              {others.map((language) => (
                <Tab
                  key={language}
                  value={language}
                  label={nameOf(language)}
                  sx={{ textTransform: 'capitalize' }}
                />
              ))}
            </Tabs>
            {others.map((language) => (
              <Box key={language} lang={language} sx={{ display: language === shown ? 'block' : 'none' }}>
                <Fields of={language} />
              </Box>
            ))}
          </div>
        )}
      </Box>
    </Group>
  )
}

function Fields({ of }: { of: Language | 'own' }) {
  const label = (field: string) => `resources.products.fields.${field}`
  return (
    <>
      <TextInput source={`texts.${of}.title`} label={label('title')} fullWidth />
      <TextInput
        source={`texts.${of}.descriptionHtml`}
        label={label('descriptionHtml')}
        multiline
        minRows={6}
        fullWidth
      />
      <TextInput source={`texts.${of}.seoTitle`} label={label('seoTitle')} fullWidth />
      <TextInput source={`texts.${of}.seoDescription`} label={label('seoDescription')} multiline fullWidth />
      {of !== 'own' && (
        <>
          <TextInput source={`texts.${of}.handle`} label={label('handle')} fullWidth />
          <TextInput source={`texts.${of}.material`} label={label('material')} multiline fullWidth />
          <TextInput source={`texts.${of}.color`} label={label('color')} multiline fullWidth />
        </>
      )}
    </>
  )
}
