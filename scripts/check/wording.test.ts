import { describedProducts } from '@bottega/demo-house/catalogue/catalogue.ts'
import { readDemoDocuments } from '@bottega/demo-house/loader/load-content.ts'
import { expect, test } from 'vitest'
import { findMessageProblems } from './messages.ts'
import { britishEnglish, foreignPhrasings, informalRequests, informalSpanish } from './wording.ts'

const documents = await readDemoDocuments()
const products = describedProducts().map(({ words }) => words)

test('messages, documents and products use usted in Spanish', () => {
  expect(findMessageProblems().filter((problem) => problem.includes('instead of usted'))).toEqual([])
  const texts = textsIn([documents, products], 'es')
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.flatMap((text) => informalSpanish(text).map((word) => `${word}: ${text}`))).toEqual([])
})

test('messages, documents and products use American spelling', () => {
  expect(findMessageProblems().filter((problem) => problem.includes('as the British do'))).toEqual([])
  const texts = textsIn([documents, products], 'en')
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.flatMap((text) => britishEnglish(text).map((word) => `${word}: ${text}`))).toEqual([])
})

test.each([
  ['Tu cesta está vacía', ['Tu']],
  ['Lo que elijas te espera aquí', ['elijas', 'te']],
  ['Llámanos o escríbenos', ['Llámanos', 'escríbenos']],
  ['Escribidme de vez en cuando', ['Escribidme']],
  ['Si no has sido tú, nada', ['has', 'tú']],
  ['Desplácese para acercarte, o echa un vistazo', ['acercarte', 'echa un vistazo']],
  ['Desplácese para acercarse, o eche un vistazo a esta parte', []],
  ['Su cesta está vacía. Llámenos o escríbanos, por favor', []],
  ['tazas-de-te-alba', []],
  ['Una taza de té para dieciséis', []],
])('"%s" says tú with %j', (text, words) => {
  expect(informalSpanish(text)).toEqual(words)
})

test.each([
  ['Elige tu contraseña', ['Elige']],
  ['No coinciden. Prueba con otra', ['Prueba']],
  ['Elija su contraseña', []],
  ['La casa elige las tablas', []],
])('"%s" asks for something with %j', (text, words) => {
  expect(informalRequests(text)).toEqual(words)
})

test.each([
  ['Colour, grey or sand-coloured', ['Colour', 'grey', 'coloured']],
  ['Three metres of panelled larch', ['metres', 'panelled']],
  ['We recognise a cancelled order', ['recognise', 'cancelled']],
  ['An enquiry about ten per cent', ['enquiry', 'per cent']],
  ['The color of a canceled order, gray, in centimeters', []],
  ['conca-channelled-settee', []],
])('"%s" is British with %j', (text, words) => {
  expect(britishEnglish(text)).toEqual(words)
})

test('messages have no unidiomatic phrasings', () => {
  expect(findMessageProblems().filter((problem) => problem.includes(': write "'))).toEqual([])
})

test.each([
  ['en', 'Forgotten the password? We mail you a link', ['Forgot your password?', 'send, e-mail']],
  ['en', 'Our workshop book did not open just now', ['We couldn’t load this piece']],
  ['en', 'Somebody cannot sign in', ['someone, everyone, anyone who', 'can’t']],
  ['en', 'Where may we deliver?', ['where should we']],
  ['en', "We're looking...", ['’', '…']],
  ['en', 'Forgot your password? We’ll e-mail you a link to your account.', []],
  ['de', 'Hast du dein Konto eröffnet?', ['Sie, Ihr', 'Sie, Ihr', 'erstellen']],
  ['de', 'Haben Sie Ihr Konto erstellt?', []],
  ['it', 'Togli il pezzo dal tuo Paese', ['rimuovi', 'paese']],
  ['it', 'Rimuovi il pezzo: non si spedisce nel tuo paese', []],
  ['es', '¿Preguntas? Abra una cuenta', ['crear', '¿Alguna pregunta?']],
  ['es', '¿Alguna pregunta? Cree una cuenta', []],
  ['fr', 'Besoin d’aide ? Envoie ton mail', ['a no-break space', 'vous, votre, vos', 'e-mail']],
  ['fr', 'Besoin d’aide\u00a0? Envoyez un e-mail', []],
] as const)('in %s "%s" is not ours, for which: %j', (language, text, instead) => {
  expect(foreignPhrasings(language, text).map((phrasing) => phrasing.instead)).toEqual(
    expect.arrayContaining([...instead]),
  )
  expect(foreignPhrasings(language, text).length === 0).toBe(instead.length === 0)
})

/** Collects all texts of a language from an object that has texts by language. */
function textsIn(value: unknown, language: string, isInside = false): string[] {
  if (typeof value === 'string') return isInside ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, language, isInside))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    NO_TEXT.has(key) ? [] : textsIn(item, language, isInside || key === language),
  )
}

const NO_TEXT = new Set(['_id', '_key', '_ref', '_type', 'url', 'style', 'listItem'])
