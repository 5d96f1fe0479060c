import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { ATTRIBUTE_GROUPS, type AttributeKind, DIMENSIONS } from './attributes.ts'
import { Group } from './group.tsx'

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
