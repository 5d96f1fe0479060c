import { SelectInput } from 'react-admin'
import { useFormat } from '../../format/use-format.ts'

export function LanguageFilter({ languages, ...props }: { source: string; languages: readonly string[] }) {
  const { language } = useFormat()
  return (
    <SelectInput
      {...props}
      choices={languages.map((id) => ({ id, name: language(id) }))}
      translateChoice={false}
      label="resources.customers.fields.language"
    />
  )
}
