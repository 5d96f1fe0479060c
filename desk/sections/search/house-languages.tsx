import { SelectInput } from 'react-admin'
import { useDesk } from '../../application/desk-context.ts'
import { useFormat } from '../../format/use-format.ts'

/** A filter by one of the house's languages. */
export function HouseLanguages({ source, ...props }: { source: string; alwaysOn?: boolean }) {
  const { settings } = useDesk()
  const { language } = useFormat()
  return (
    <SelectInput
      {...props}
      source={source}
      choices={settings.languages.map((id) => ({ id, name: language(id) }))}
      translateChoice={false}
      label="resources.searches.fields.language"
    />
  )
}
