import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ActionField } from './action.ts'
import { FilesInput } from './files-input.tsx'

/** A field of an action, with the code of its refusal if it has one. */
export function ActionInput({
  field,
  value,
  code,
  onChange,
  onBusy,
}: {
  field: ActionField
  value: string
  code: string | undefined
  onChange: (value: string) => void
  /** Whether the field is still sending files. */
  onBusy: (isBusy: boolean) => void
}) {
  const { name, label, kind = 'text', isRequired = false, choices = [], upload, language } = field
  const translate = useTranslate()
  const fullWidth = { gridColumn: '1 / -1' }
  if (kind === 'switch') {
    return (
      <FormControlLabel
        sx={fullWidth}
        label={translate(label)}
        control={
          <Checkbox
            name={name}
            checked={value === 'yes'}
            onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
          />
        }
      />
    )
  }
  if (upload)
    return (
      <Box sx={fullWidth}>
        <FilesInput
          label={translate(label)}
          upload={upload}
          value={value}
          onChange={onChange}
          onBusy={onBusy}
        />
      </Box>
    )
  const problem = code && translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') })
  return (
    <TextField
      name={name}
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={isRequired}
      error={problem !== undefined}
      helperText={problem}
      select={kind === 'choice'}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : 1}
      sx={kind === 'lines' ? fullWidth : {}}
      {...(language && { slotProps: { htmlInput: { lang: language } } })}
    >
      {choices.map(({ id, name: words }) => (
        <MenuItem key={id} value={id}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
