import { Box } from '@mui/material'
import { Form, TextInput, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { ReplyTemplate, ReplyTemplateInput } from '../../../../contracts/team/reply-template.ts'
import { FormDraft } from '../../../actions/form-draft.tsx'
import { SaveBar } from '../../../actions/save-bar.tsx'
import { useDesk } from '../../../application/desk-context.ts'
import { useFormat } from '../../../format/use-format.ts'

/** A template with a text for each language of the house. `initial` must stay the same object. `onSave` returns what is wrong, by field. */
export function TemplateForm({
  item = null,
  initial,
  onSave,
}: {
  item?: ReplyTemplate | null
  initial: ReplyTemplateInput
  onSave: (values: ReplyTemplateInput) => Promise<object | undefined>
}) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const { language: nameOf } = useFormat()
  function save({ name, texts }: FieldValues) {
    const written = Object.entries({ ...texts }).filter(([, text]) => typeof text === 'string')
    return onSave({ name: name ?? '', texts: Object.fromEntries(written) })
  }
  return (
    <Box sx={{ maxWidth: '44rem' }}>
      <Form record={initial} onSubmit={save} sanitizeEmptyValues={false} warnWhenUnsavedChanges noValidate>
        <FormDraft item={item} />
        <TextInput source="name" label="resources.reply-templates.fields.name" required fullWidth />
        {settings.languages.map((language) => (
          <TextInput
            key={language}
            source={`texts.${language}`}
            label={translate('resources.reply-templates.fields.text-in', { language: nameOf(language) })}
            slotProps={{ htmlInput: { lang: language } }}
            multiline
            minRows={4}
            fullWidth
          />
        ))}
        <SaveBar />
      </Form>
    </Box>
  )
}
