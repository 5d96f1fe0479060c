import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { History } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk, usePlace } from '#desk/provider/desk-context.ts'
import { isOverdue } from '#domain/order/on-account.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import { hasRole } from '#domain/team/roles.ts'
import { getCreditActions, useCreditWords } from './credit-words.ts'

export function CreditPage({ item: account }: { item: TeamCreditAccount }) {
  const { session } = useDesk()
  const { date } = useFormat()
  const { word, minor, state } = useCreditWords()
  const { company, currency, days, limitMinor, openMinor, overdueMinor, leftMinor, decidedAt } = account
  return (
    <Page title={`${company} · ${currency}`} above={<BackToList />} below={state(account)}>
      <ActionBar
        resource="credit-accounts"
        item={account}
        actions={getCreditActions(account).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Block title={word('terms')}>
        <Facts
          facts={[
            [word('fields.limitMinor'), minor(account, limitMinor)],
            [word('fields.openMinor'), minor(account, openMinor)],
            [word('fields.overdueMinor'), minor(account, overdueMinor)],
            [word('fields.leftMinor'), minor(account, leftMinor)],
            [word('fields.days'), String(days)],
            [word('fields.decidedAt'), date(decidedAt)],
          ]}
        />
      </Block>
      <Block title={word('fields.invoices')}>
        <Invoices account={account} />
      </Block>
      <History resource="credit-accounts" item={account} title={word('history')} />
    </Page>
  )
}

function Invoices({ account }: { account: TeamCreditAccount }) {
  const { date, longDay } = useFormat()
  const { timeZone } = usePlace()
  const { word, minor } = useCreditWords()
  if (account.invoices.length === 0) return <Typography variant="body2">{word('no-invoices')}</Typography>
  return (
    <Table size="small" aria-label={word('fields.invoices')}>
      <TableHead>
        <TableRow>
          <TableCell>{word('fields.invoice')}</TableCell>
          <TableCell>{word('fields.issuedAt')}</TableCell>
          <TableCell>{word('fields.dueAt')}</TableCell>
          <TableCell align="right">{word('fields.openMinor')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {account.invoices.map(({ orderId, number, issuedAt, dueAt, openMinor }) => (
          <TableRow key={orderId}>
            <TableCell>
              <Link component={RouterLink} to={`/orders/${orderId}/show`} sx={{ whiteSpace: 'nowrap' }}>
                {number}
              </Link>
            </TableCell>
            <TableCell>{date(issuedAt)}</TableCell>
            <TableCell>
              {longDay(lastPaymentDay(new Date(dueAt), timeZone))}
              {isOverdue(new Date(dueAt), new Date()) && ` · ${word('values.state.overdue')}`}
            </TableCell>
            <TableCell align="right">{minor(account, openMinor)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
