import { Box, Button, MenuItem, TextField } from '@mui/material'
import { BooleanInput, TextInput, useTranslate } from 'react-admin'
import type { BulkResult } from '#contracts/team/convention.ts'
import type { TeamProduct } from '#contracts/team/product.ts'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BulkDialog } from '#desk/list/bulk/bulk-dialog.tsx'
import { useBulkDraft } from '#desk/list/bulk/use-bulk.ts'
import { ChoiceFilter, type FilterProps, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { type BulkValues, EMPTY, KINDS, shownValues, toChange } from './bulk-values.ts'

const FILTERS = [
  textFilter('products'),
  <ValueFilter key="status" source="status" values={['active', 'draft', 'archived']} alwaysOn />,
  <TextInput key="artisan" source="artisan" label="resources.products.fields.vendor" resettable />,
  <TextInput key="category" source="category" label="resources.products.filters.category" resettable />,
  <ValueFilter key="stock" source="stock" values={['out', 'in', 'untracked']} />,
  <ValueFilter key="restriction" source="restriction" values={['b2b_only', 'b2c_only']} />,
  <BooleanInput
    key="isWithoutPicture"
    source="isWithoutPicture"
    label="resources.products.filters.isWithoutPicture"
    parse={(isChosen: boolean) => isChosen || null}
  />,
  <LanguageFilter key="isWithoutTranslation" source="isWithoutTranslation" />,
]

export function ProductList() {
  const { date } = useFormat()
  const translate = useTranslate()
  const listMissingLanguages = useMissingTranslations()
  return (
    <SectionList<TeamProduct>
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      bulk={<BulkEdit />}
      columns={[
        {
          source: 'title',
          isSortable: true,
          render: ({ id, title, picture }) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Thumbnail url={picture} />
              <ItemLink id={id}>{title}</ItemLink>
            </Box>
          ),
        },
        { source: 'vendor', isSortable: true },
        { source: 'status', render: ({ status }) => translate(`resources.products.values.status.${status}`) },
        { source: 'variantCount', align: 'right' },
        { source: 'available', align: 'right', render: ({ available }) => available ?? '–' },
        {
          label: 'resources.products.fields.missing',
          render: (product) => listMissingLanguages(product).join(', ') || '–',
        },
        { source: 'updatedAt', isSortable: true, render: ({ updatedAt }) => date(updatedAt) },
      ]}
      row={({ title, vendor, status, available }) => ({
        title,
        below: `${vendor} · ${translate(`resources.products.values.status.${status}`)}`,
        aside: available ?? '–',
      })}
    />
  )
}

/** Returns a function that lists the house's languages in which a product has no title or description. */
function useMissingTranslations(): (product: TeamProduct) => string[] {
  const { settings } = useDesk()
  const [, ...others] = settings.languages
  return ({ translatedInto }) => others.filter((language) => !translatedInto.includes(language))
}

function LanguageFilter(props: FilterProps) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language } = useFormat()
  const [, ...others] = settings.languages
  const anyLanguage = { id: others.join(','), name: translate('resources.products.filters.anyLanguage') }
  const choices = [
    ...others.map((id) => ({ id, name: language(id) })),
    ...(others.length > 1 ? [anyLanguage] : []),
  ]
  return <ChoiceFilter {...props} choices={choices} label="resources.products.filters.isWithoutTranslation" />
}

function BulkEdit() {
  const translate = useTranslate()
  const { money } = useFormat()
  const { isOpen, setIsOpen, values, setValues } = useBulkDraft<BulkValues>(EMPTY)
  const describeEdit = (edit: BulkResult['changes']) => {
    const shown = shownValues(edit, values)
    return shown.length > 0 ? shown.map(describeValue).join(', ') : '–'
  }
  const describeValue = (value: string) => {
    if (values.kind === 'price')
      return money({ amount: (Number(value) / 100).toFixed(2), currencyCode: values.currency })
    if (values.kind === 'status' || values.kind === 'restriction')
      return translate(`resources.products.values.${values.kind}.${value}`, { _: value })
    return value
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('desk.bulk.change')}
      </Button>
      {isOpen && (
        <BulkDialog
          change={toChange(values)}
          describe={({ undo, changes }) => [describeEdit(undo), describeEdit(changes)]}
          onClose={() => setIsOpen(false)}
        >
          <BulkFields values={values} onChange={setValues} />
        </BulkDialog>
      )}
    </>
  )
}

function BulkFields({ values, onChange }: { values: BulkValues; onChange: (values: BulkValues) => void }) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.products.bulk.${key}`)
  const textField = (name: keyof BulkValues) => (
    <TextField
      label={t(name)}
      value={values[name]}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    />
  )
  const choiceField = (name: keyof BulkValues, choices: readonly (readonly [id: string, name: string])[]) => (
    <TextField
      select
      label={t(name)}
      value={values[name]}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
    >
      {choices.map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
  const toValueChoice = (field: string, id: string) =>
    [id, translate(`resources.products.values.${field}.${id}`)] as const
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingTop: 1 }}>
      {choiceField(
        'kind',
        KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const),
      )}
      {values.kind === 'status' &&
        choiceField(
          'status',
          ['active', 'draft', 'archived'].map((id) => toValueChoice('status', id)),
        )}
      {values.kind === 'price' && (
        <>
          {choiceField(
            'currency',
            CURRENCIES.map((id) => [id, id] as const),
          )}
          {choiceField('by', [
            ['percent', t('percent')],
            ['amount', t('fixed')],
          ])}
          {textField('amount')}
          {choiceField('rounding', [
            ['none', t('roundings.none')],
            ['unit', t('roundings.unit')],
            ['ten', t('roundings.ten')],
          ])}
        </>
      )}
      {values.kind === 'leadTime' && textField('days')}
      {values.kind === 'tags' && (
        <>
          {textField('add')}
          {textField('remove')}
        </>
      )}
      {values.kind === 'category' && textField('category')}
      {values.kind === 'restriction' &&
        choiceField('restriction', [
          ['', t('unrestricted')],
          toValueChoice('restriction', 'b2b_only'),
          toValueChoice('restriction', 'b2c_only'),
        ])}
      {values.kind === 'excludedCountries' && textField('countries')}
    </Box>
  )
}
