import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Group } from './group.tsx'

/** Whether guests see the product, and where it belongs. */
export function Organization() {
  const translate = useTranslate()
  const label = (field: string) => `resources.products.fields.${field}`
  const choices = ['active', 'draft', 'archived'].map((id) => ({
    id,
    name: translate(`resources.products.values.status.${id}`),
  }))
  return (
    <Group title={translate('resources.products.groups.organization')} columns={260}>
      <SelectInput source="status" label={label('status')} choices={choices} translateChoice={false} />
      <BooleanInput source="isPublished" label={label('isPublished')} />
      <TextInput source="vendor" label={label('vendor')} />
      <TextInput source="productType" label={label('productType')} />
      <TextInput source="categoryPath" label={label('categoryPath')} />
      <TextInput source="tags" label={label('tags')} multiline helperText="resources.products.one-per-line" />
      <TextInput
        source="collections"
        label={label('collections')}
        multiline
        helperText="resources.products.one-per-line"
      />
    </Group>
  )
}
