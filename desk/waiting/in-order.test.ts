import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('late tasks come first, the others in the order of the sections', () => {
  const task = (resource: string, isLate = false) => ({ resource, isLate })
  const tasks = [task('emails'), task('chats'), task('orders'), task('products', true), task('orders', true)]
  expect(inOrder(tasks, ['orders', 'products', 'emails'])).toEqual([
    task('orders', true),
    task('products', true),
    task('orders'),
    task('emails'),
    task('chats'),
  ])
})
