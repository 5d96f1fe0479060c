import { SelectInput, type SelectInputProps, useResourceContext, useTranslate } from 'react-admin'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { useDesk } from '../application/desk-context.ts'
import { useFormat } from '../format/use-format.ts'

export type FilterProps = { source: string; alwaysOn?: boolean }
export type Choice = { id: string; name: string }

export function ChoiceFilter({
  source,
  label,
  ...props
}: FilterProps &
  Pick<SelectInputProps, 'parse' | 'format' | 'onChange'> & { choices: readonly Choice[]; label?: string }) {
  const resource = useResourceContext()
  return (
    <SelectInput
      {...props}
      source={source}
      choices={[...props.choices]}
      translateChoice={false}
      label={label ?? `resources.${resource}.fields.${source}`}
    />
  )
}

/** The choices' messages are `resources.{resource}.values.{source}.{value}`. */
export function ValueFilter({ values, ...props }: FilterProps & { values: readonly string[] }) {
  return <ChoiceFilter {...props} choices={useNames(props.source, values)} />
}

/** The messages are `resources.{resource}.values.{source}`. */
export function YesNoFilter(props: FilterProps) {
  return (
    <ChoiceFilter
      {...props}
      choices={useNames(props.source, ['yes', 'no'])}
      parse={(id: string) => (id === '' ? null : id === 'yes')}
      format={(value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')}
    />
  )
}

/** The house's languages by default. */
export function LanguageFilter({ languages, ...props }: FilterProps & { languages?: readonly string[] }) {
  const { settings } = useDesk()
  const { language } = useFormat()
  const choices = (languages ?? settings.languages).map((id) => ({ id, name: language(id) }))
  return <ChoiceFilter {...props} choices={choices} />
}

export function CountryFilter(props: FilterProps) {
  const { country } = useFormat()
  const choices = Object.keys(ALPHA_3)
    .map((id) => ({ id, name: country(id) }))
    .sort((left, right) => left.name.localeCompare(right.name))
  return <ChoiceFilter {...props} choices={choices} />
}

function useNames(source: string, values: readonly string[]): Choice[] {
  const translate = useTranslate()
  const resource = useResourceContext()
  return values.map((id) => ({ id, name: translate(`resources.${resource}.values.${source}.${id}`) }))
}
