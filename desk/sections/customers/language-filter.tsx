import { useFormat } from '../../format/use-format.ts'
import { ChoiceFilter, type FilterProps } from '../../list/value-filter.tsx'

export function LanguageFilter({ languages, ...props }: FilterProps & { languages: readonly string[] }) {
  const { language } = useFormat()
  return <ChoiceFilter {...props} choices={languages.map((id) => ({ id, name: language(id) }))} />
}
