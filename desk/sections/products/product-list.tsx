import { Box, Link } from '@mui/material'
import { BooleanInput, DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamProduct } from '../../../contracts/team/product.ts'
import { useDesk } from '../../application/desk-context.ts'
import { useFormat } from '../../format/use-format.ts'
import { SelectableTable } from '../../list/bulk/selectable-table.tsx'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ChoiceFilter, type FilterProps, ValueFilter } from '../../list/value-filter.tsx'
import { BulkEdit } from './bulk/bulk-edit.tsx'
import { Thumbnail } from './thumbnail.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.products.filters.text" alwaysOn resettable />,
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

/** The products of the house, in any state. */
export function ProductList() {
  return (
    <SectionList
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      bulk={<BulkEdit />}
      table={<ProductTable />}
      rows={<ProductRows />}
    />
  )
}

function ProductTable() {
  const { date } = useFormat()
  const translate = useTranslate()
  const missing = useMissingTranslations()
  return (
    <SelectableTable rowClick={false}>
      <DataTable.Col<TeamProduct>
        source="title"
        render={({ id, title, picture }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Thumbnail url={picture} />
            <Link component={RouterLink} to={`/products/${id}`}>
              {title}
            </Link>
          </Box>
        )}
      />
      <DataTable.Col<TeamProduct> source="vendor" />
      <DataTable.Col<TeamProduct>
        source="status"
        disableSort
        render={({ status }) => translate(`resources.products.values.status.${status}`)}
      />
      <DataTable.Col<TeamProduct> source="variantCount" disableSort align="right" />
      <DataTable.Col<TeamProduct>
        source="available"
        disableSort
        align="right"
        render={({ available }) => available ?? '–'}
      />
      <DataTable.Col<TeamProduct>
        label="resources.products.fields.missing"
        render={(product) => missing(product).join(', ') || '–'}
      />
      <DataTable.Col<TeamProduct> source="updatedAt" render={({ updatedAt }) => date(updatedAt)} />
    </SelectableTable>
  )
}

function ProductRows() {
  const translate = useTranslate()
  return (
    <Rows<TeamProduct>
      isSelectable
      row={({ id, title, vendor, status, available }) => ({
        title,
        below: `${vendor} · ${translate(`resources.products.values.status.${status}`)}`,
        aside: available ?? '–',
        to: `/products/${id}`,
      })}
    />
  )
}

/** The codes of the house's languages in which a product has no title or no description. */
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
  const any = { id: others.join(','), name: translate('resources.products.filters.anyLanguage') }
  const choices = [...others.map((id) => ({ id, name: language(id) })), ...(others.length > 1 ? [any] : [])]
  return <ChoiceFilter {...props} choices={choices} label="resources.products.filters.isWithoutTranslation" />
}
