import { useEffect, useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { z } from 'zod'
import { type TeamDiscount, teamDiscount } from '../../../contracts/team/discount.ts'
import { discountState } from '../../../domain/cart/discount-state.ts'
import type { Action } from '../../actions/action.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { itemOfDraft } from '../../actions/form-draft.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { History } from '../../detail/history.tsx'
import { ItemFault } from '../../list/item-fault.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { DiscountForm } from './discount-form.tsx'
import { useDiscountWords } from './use-discount-words.ts'

const response = z.object({ item: teamDiscount })
const END: Action<TeamDiscount> = { name: 'end', fields: () => [], toInput: () => ({}) }

/** One discount: what it does, how often it was used, and its fields. */
export function DiscountEdit() {
  const translate = useTranslate()
  const words = useDiscountWords()
  const { id = '' } = useParams()
  const [discount, setDiscount] = useState<TeamDiscount | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    callTeam(response, { path: `/discounts/${encodeURIComponent(id)}` }).then(
      ({ item }) => setDiscount(itemOfDraft(item, teamDiscount)),
      setFault,
    )
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!discount) return <Loading />
  const isOver = discountState(discount, new Date()) === 'over'
  const uses = translate('resources.discounts.used-so-far', { count: discount.used })
  return (
    <Page
      title={discount.title}
      above={<BackToList />}
      below={[words.code(discount), words.effect(discount), words.state(discount), uses].join(' · ')}
    >
      {!isOver && (
        <ActionBar
          resource="discounts"
          item={discount}
          actions={[END]}
          onDone={(item) => setDiscount(teamDiscount.parse(item))}
        />
      )}
      <DiscountForm discount={discount} onSaved={setDiscount} />
      <History resource="discounts" item={discount} title={translate('resources.discounts.history')} />
    </Page>
  )
}
