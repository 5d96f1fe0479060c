import { Button } from '@mui/material'
import { useState } from 'react'
import { Form, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { usePlace } from '../../application/frame/use-place.ts'
import { Page } from '../../application/page.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'
import { DiscountInputs } from './discount-inputs.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { type DiscountValues, newDiscount, toFields } from './discount-values.ts'
import { useDiscountErrors } from './use-discount-errors.ts'

export function DiscountCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useDiscountErrors()
  const { timeZone } = usePlace()
  const [record] = useState(() => newDiscount(new Date(), timeZone))

  async function save(values: FieldValues) {
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/discounts',
        body: { input: toFields(values as DiscountValues, timeZone) },
        key: newKey(),
      })
      notify('desk.saved', { type: 'success' })
      redirect(`/discounts/${item.id}`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault), errorsOf(fault))
    }
  }
  return (
    <Page title={translate('resources.discounts.new')} above={<BackToList />}>
      <Form onSubmit={save} record={record} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft />
        <DiscountInputs />
        <DiscountPreview />
        <Button type="submit" variant="contained">
          {translate('resources.discounts.create')}
        </Button>
      </Form>
    </Page>
  )
}
