import { SelectInput, useResourceContext, useTranslate } from 'react-admin'
import { ALPHA_3 } from '../../domain/market/country-codes.ts'
import { useFormat } from '../format/use-format.ts'

type FilterProps = { source: string; alwaysOn?: boolean }

/** A filter by one of a few values, named `resources.{resource}.values.{source}.{value}`. */
export function ValueFilter({ source, values, ...props }: FilterProps & { values: readonly string[] }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const choices = values.map((id) => ({
    id,
    name: translate(`resources.${resource}.values.${source}.${id}`),
  }))
  return (
    <SelectInput
      {...props}
      source={source}
      choices={choices}
      translateChoice={false}
      label={`resources.${resource}.fields.${source}`}
    />
  )
}

/** A filter by a yes or no, in the words of `resources.{resource}.values.{source}`. */
export function YesNoFilter({ source, ...props }: FilterProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const choices = ['yes', 'no'].map((id) => ({
    id,
    name: translate(`resources.${resource}.values.${source}.${id}`),
  }))
  return (
    <SelectInput
      {...props}
      source={source}
      choices={choices}
      translateChoice={false}
      label={`resources.${resource}.fields.${source}`}
      parse={(id: string) => (id === '' ? null : id === 'yes')}
      format={(value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')}
    />
  )
}

export function CountryFilter(props: FilterProps) {
  const { country } = useFormat()
  const resource = useResourceContext()
  const choices = Object.keys(ALPHA_3)
    .map((id) => ({ id, name: country(id) }))
    .sort((left, right) => left.name.localeCompare(right.name))
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      label={`resources.${resource}.fields.country`}
    />
  )
}
