import {
  SelectInput,
  type SelectInputProps,
  TextInput,
  type TextInputProps,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { useFormat } from '../format/use-format.ts'
import { useDesk } from '../provider/desk-context.ts'

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

/** A filter by one of several values. Their messages are `resources.{resource}.values.{source}.{value}`. */
export function ValueFilter({ values, ...props }: FilterProps & { values: readonly string[] }) {
  return <ChoiceFilter {...props} choices={useValueChoices(props.source, values)} />
}

/** A yes/no filter. Its messages are in `resources.{resource}.values.{source}`. */
export function YesNoFilter(props: FilterProps) {
  return (
    <ChoiceFilter
      {...props}
      choices={useValueChoices(props.source, ['yes', 'no'])}
      parse={(id: string) => (id === '' ? null : id === 'yes')}
      format={(value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')}
    />
  )
}

/** A filter by language. By default, it offers the house's languages. */
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

function useValueChoices(source: string, values: readonly string[]): Choice[] {
  const translate = useTranslate()
  const resource = useResourceContext()
  return values.map((id) => ({ id, name: translate(`resources.${resource}.values.${source}.${id}`) }))
}

/** The text search. Its message is `resources.{resource}.filters.text`. */
export function textFilter(resource: string) {
  return (
    <TextInput key="text" source="text" label={`resources.${resource}.filters.text`} alwaysOn resettable />
  )
}

/** The filters for a range of days. Their messages are `resources.{resource}.filters.from` and `….to`. */
export function dayFilters(resource: string) {
  return [
    <DayInput key="from" source="from" label={`resources.${resource}.filters.from`} />,
    <DayInput key="to" source="to" label={`resources.${resource}.filters.to`} isEnd />,
  ]
}

const DAY_MS = 86_400_000

/**
 * A filter by a day in the browser's time zone, sent as a timestamp. With `isEnd`, the filter excludes its timestamp,
 * which is therefore the start of the next day.
 */
function DayInput({ isEnd = false, ...props }: TextInputProps & { isEnd?: boolean }) {
  return (
    <TextInput
      {...props}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
      parse={(day: string) => (day ? toTimestamp(day, isEnd) : null)}
      format={(timestamp: string | null) => (timestamp ? toDay(timestamp, isEnd) : '')}
    />
  )
}

function toTimestamp(day: string, isEnd: boolean): string {
  const start = new Date(`${day}T00:00:00`)
  if (isEnd) start.setDate(start.getDate() + 1)
  return start.toISOString()
}

/**
 * Returns the day of a timestamp. The end of a range is the start of the next day. Half a day earlier is on the last
 * day even if daylight saving time changes.
 */
function toDay(timestamp: string, isEnd: boolean): string {
  const at = new Date(new Date(timestamp).getTime() - (isEnd ? DAY_MS / 2 : 0))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
}
