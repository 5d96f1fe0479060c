import { type ComponentProps, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { AccountCode } from './sign-in/sign-in-screen.ts'
import { accountFieldId, useAccountErrors } from './use-account-errors.ts'

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'autoComplete'> & {
  name: 'current' | 'password' | 'confirmation'
  isShown: boolean
  fault?: AccountCode | undefined
}

export function PasswordField({ isShown, fault, ...field }: PasswordFieldProps) {
  const errors = useAccountErrors()(fault)
  return (
    <TextField
      {...field}
      id={accountFieldId(field.name)}
      type={isShown ? 'text' : 'password'}
      errors={errors}
      spellCheck={false}
      autoCapitalize="none"
      required
    />
  )
}

/** Whether the password is shown, and the checkbox that shows it, which is hidden without JavaScript. */
export function usePasswordVisibility() {
  const t = useTranslations('account')
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <div className="scriptless:hidden">
      <Checkbox
        label={t('show-password')}
        checked={isShown}
        onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
      />
    </div>
  )
  return { isShown, toggle }
}
