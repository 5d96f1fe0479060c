import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { BooleanInput, NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Group } from '#desk/actions/group.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import type { Language } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ATTRIBUTE_GROUPS, type AttributeKind, DIMENSIONS, type FormValues } from './form-values.ts'

/** Shows the texts in the house's own language beside another language or, on phones, above it. */
export function Texts() {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: getLanguageName } = useFormat()
  const [own, ...others] = settings.languages
  const [shownLanguage, setShownLanguage] = useState(others[0])
  return (
    <Group title={translate('resources.products.groups.texts')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: shownLanguage ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        <div lang={own}>
          <Box sx={{ minHeight: 48, display: 'flex', alignItems: 'center', textTransform: 'capitalize' }}>
            {own && getLanguageName(own)}
          </Box>
          <TextFields language="own" />
        </div>
        {shownLanguage && (
          <div>
            <Tabs
              value={shownLanguage}
              onChange={(_, language: Language) => setShownLanguage(language)}
              variant="scrollable"
              aria-label={translate('resources.products.groups.translations')}
            >
              {others.map((language) => (
                <Tab
                  key={language}
                  value={language}
                  label={getLanguageName(language)}
                  sx={{ textTransform: 'capitalize' }}
                />
              ))}
            </Tabs>
            {others.map((language) => (
              <Box
                key={language}
                lang={language}
                sx={{ display: language === shownLanguage ? 'block' : 'none' }}
              >
                <TextFields language={language} />
              </Box>
            ))}
          </div>
        )}
      </Box>
    </Group>
  )
}

function TextFields({ language }: { language: Language | 'own' }) {
  const label = (field: string) => `resources.products.fields.${field}`
  return (
    <>
      <TextInput source={`texts.${language}.title`} label={label('title')} fullWidth />
      <TextInput
        source={`texts.${language}.descriptionHtml`}
        label={label('descriptionHtml')}
        multiline
        minRows={6}
        fullWidth
      />
      <TextInput source={`texts.${language}.seoTitle`} label={label('seoTitle')} fullWidth />
      <TextInput
        source={`texts.${language}.seoDescription`}
        label={label('seoDescription')}
        multiline
        fullWidth
      />
      {language !== 'own' && (
        <>
          <TextInput source={`texts.${language}.handle`} label={label('handle')} fullWidth />
          <TextInput source={`texts.${language}.material`} label={label('material')} multiline fullWidth />
          <TextInput source={`texts.${language}.color`} label={label('color')} multiline fullWidth />
        </>
      )}
    </>
  )
}

export function Prices() {
  const translate = useTranslate()
  const variants = useWatch({ name: 'variants' }) as FormValues['variants'] | undefined
  const label = (field: string) => `resources.products.fields.${field}`
  const labelIn = (field: string, currency: string) => `${translate(label(field))} (${currency})`
  return (
    <Group title={translate('resources.products.groups.prices')}>
      {variants?.map(({ title }, index) => (
        <Box key={title} component="fieldset" sx={{ border: 0, margin: 0, padding: 0, marginBottom: 2 }}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 500 }}>
            {variants.length > 1 ? title : translate('resources.products.only-variant')}
          </Typography>
          <Box sx={COLUMNS}>
            <TextInput source={`variants.${index}.sku`} label={label('sku')} />
            {CURRENCIES.map((currency) => (
              <NumberInput
                key={currency}
                source={`variants.${index}.price.${currency}`}
                label={labelIn('price', currency)}
                min={0}
                step={0.01}
              />
            ))}
            {CURRENCIES.map((currency) => (
              <NumberInput
                key={currency}
                source={`variants.${index}.compareAt.${currency}`}
                label={labelIn('compareAt', currency)}
                min={0}
                step={0.01}
              />
            ))}
            <NumberInput source={`variants.${index}.weightGrams`} label={label('weightGrams')} min={0} />
            <BooleanInput source={`variants.${index}.isTracked`} label={label('isTracked')} />
            <BooleanInput source={`variants.${index}.continueSelling`} label={label('continueSelling')} />
          </Box>
        </Box>
      ))}
      <Box sx={COLUMNS}>
        {CURRENCIES.map((currency) => (
          <NumberInput
            key={currency}
            source={`tradePrice.${currency}`}
            label={labelIn('tradePrice', currency)}
            min={0}
            step={0.01}
          />
        ))}
      </Box>
    </Group>
  )
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
}

export function Attributes() {
  const translate = useTranslate()
  return (
    <>
      <Group title={translate('resources.products.groups.dimensions')} columns={140}>
        {DIMENSIONS.map((name) => (
          <NumberInput
            key={name}
            source={`dimensions.${name}`}
            label={`resources.products.attributes.${name}`}
            min={0}
            step="any"
          />
        ))}
      </Group>
      {ATTRIBUTE_GROUPS.map(({ name, attributes }) => (
        <Group key={name} title={translate(`resources.products.groups.${name}`)} columns={260}>
          {attributes.map(([key, kind]) => (
            <Attribute key={key} name={key} kind={kind} />
          ))}
        </Group>
      ))}
    </>
  )
}

function Attribute({ name, kind }: { name: string; kind: AttributeKind }) {
  const translate = useTranslate()
  const field = { source: `attributes.${name}`, label: `resources.products.attributes.${name}` }
  if (kind === 'flag')
    return (
      <SelectInput
        {...field}
        choices={[
          { id: 'true', name: translate('ra.boolean.true') },
          { id: 'false', name: translate('ra.boolean.false') },
        ]}
        translateChoice={false}
        emptyText="–"
      />
    )
  if (kind === 'text') return <TextInput {...field} />
  return (
    <TextInput
      {...field}
      multiline
      helperText={kind === 'list' ? 'resources.products.one-per-line' : 'resources.products.json'}
    />
  )
}
