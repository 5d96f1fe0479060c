import type { Language } from '#domain/market/locale.ts'

/**
 * Spanish forms of *tú*: pronouns, and verb forms that *usted* does not have. Short forms that are also other words
 * (`usa`, `ten`) are omitted.
 */
const INFORMAL_SPANISH = wordsMatching([
  'tú|tus?|ti|te|contigo|tuy[oa]s?|vosotr[oa]s|os|vuestr[oa]s?',
  'eres|estás|has|hayas|tienes|puedes|quieres|prefieres|necesitas|sabes|hagas|ves|vas|debes|buscas',
  'elijas|abras|añadas|uses|entras|seguirás|verás|podrás|tendrás|encontrarás|recibirás|quieras|prefieras|compartas',
  'fuiste|elegiste|llegaste|creaste|cambiaste|habías|querías|podías|tenías',
  '\\p{L}+áis|(?:hab|ten|pod|quer|sab|ver)éis|\\p{L}{3,}[ai]d(?:nos|me)',
  'escríbenos|llámanos|dinos|cuéntanos|enséñanos|inténtalo|revísal[oa]s?|quítal[oa]s?|ábrel[oa]|envíal[oa]|míral[oa]s?',
  'llévame|acórtal[oa]|desplázate|acercarte|ayudarte|avisarte|contarte|decirte|enviarte|mostrarte|ofrecerte|echa un vistazo',
])

/**
 * Imperatives of *tú* at the start of a sentence; elsewhere, or in descriptions, the same forms mean something else.
 */
const INFORMAL_REQUEST =
  /(?<=^|[.:;¡!?] ?)(?:elige|confirma|prueba|quita|revisa|pide|vuelve|espera|usa|paga|mira|inicia|crea|escribe|responde|comprueba|repite|sube|dibuja|descarga|arrastra|restaura|transfiere|pregunta|introduce|ponte)(?!\p{L})/giu

/** British spellings. */
const BRITISH_ENGLISH = wordsMatching([
  '\\p{L}*(?:colour|favour|behaviour|neighbour|harbour|flavour|humour|vapour|odour)\\p{L}*|honour(?:s|ed|ing|able)?|labour(?:s|ed|ing)?',
  'grey(?:s|er|ish)?|cent(?:re|res|red)|\\p{L}*metres?|litres?|fibres?|theatres?|lustre|sabre|sombre|mitres?|mitred',
  '(?:recogni|organi|personali|customi|finali|reali|apologi|emphasi|speciali|authori|minimi|maximi)s(?:e|es|ed|ing|ation)|analys(?:e|es|ed|ing)|ebonis(?:e|es|ed|ing)',
  '(?:cancel|travel|label|model|level|chisel|panel|enamel|bevel|channel|swivel|marvel)l(?:ed|er|ers|ing)',
  'mould(?:s|ed|ing|ings)?|ploughs?|aluminium|draughts?|programmes?|sulphur|kerb(?:s|side)?|jewellery|tyres?|storeys?|cosy|woollen',
  'enquir(?:y|ies|ed)|jumpers|per cent|fulfil|fulfils|fulfilment|enrol|instalments?|skilful|licence|defence|practis(?:e|es|ed|ing)|learnt|leant|whilst|artefacts?|pyjamas',
])

/** Finds words of a Spanish text that address the reader as *tú* or *vosotros* instead of *usted*. */
export function informalSpanish(text: string): string[] {
  return findMatches(text, INFORMAL_SPANISH)
}

/** Finds imperatives of *tú* at the start of the sentences of a Spanish text. */
export function informalRequests(text: string): string[] {
  return findMatches(text, INFORMAL_REQUEST)
}

/** Finds British spellings in an English text: one file serves every country, and the default is the US. */
export function britishEnglish(text: string): string[] {
  return findMatches(text, BRITISH_ENGLISH)
}

/** An unidiomatic phrasing in a text, and the text to write instead. */
export type Phrasing = { readonly found: string; readonly instead: string }

type Rule = readonly [pattern: RegExp, instead: string]

/** Phrasings to avoid in every language. */
const EVERYWHERE: readonly Rule[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/\.{3}/gu, '…'],
]

const PHRASINGS: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/\bforgotten (?:the|your) password\b/giu, 'Forgot your password?'],
    [/\b(?:is|are) not right\b/giu, 'Check …'],
    [/\bcannot\b/giu, 'can’t'],
    [/\b(?:do|does|did|is|are|was|were|has|have|could) not\b/giu, 'the contraction: don’t, didn’t, isn’t …'],
    [/\b(?:some|every)body\b|\bwhoever\b/giu, 'someone, everyone, anyone who'],
    [/\bjust now\b/giu, 'right now'],
    [/\bwhere may we\b/giu, 'where should we'],
    [/\b(?:kept|keeps) (?:here|with)\b|\bkept besides\b/giu, 'saved'],
    [/\bletters?\b(?! or digits)/giu, 'e-mail'],
    [/\bemails?\b/giu, 'e-mail'],
    [/\bmail (?:me|you|the|a)\b(?<!-mail (?:me|you|the|a))/giu, 'send, e-mail'],
    [/\bbeg[aiu]n(?:ning)? (?:a new|anew|in)\b/giu, 'start'],
    [/\btake (?:off|out|away)\b|\btake a filter away\b/giu, 'remove'],
    [/\blook at your e-mail\b/giu, 'Check your e-mail'],
    [/\b(?:open|opened) (?:an|the|your) account\b/giu, 'create'],
    [/\b(?:no (?:piece|workshop)|nothing|none) fits\b/giu, 'No pieces match'],
    [/\bresembl(?:e|es)\b/giu, 'like, similar to'],
    [/\bphotograph\b/giu, 'photo'],
    [/\btelephone\b/giu, 'phone'],
    [/\bwith an appointment\b/giu, 'by appointment'],
    [/\bworkshop book\b/giu, 'We couldn’t load this piece'],
    [/\bwider word\b/giu, 'broader word'],
    [/\b(?:log|logged) (?:in|out)\b/giu, 'sign in, sign out'],
  ],
  de: [
    [/(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/giu, 'Sie, Ihr'],
    [/(?<!\p{L})(?:Sehen Sie )?in Ihre E-Mails(?!\p{L})/giu, 'Bitte prüfen Sie Ihre E-Mails'],
    [/(?<!\p{L})Emails?(?!\p{L})/gu, 'E-Mail'],
    [/(?<!\p{L})(?:ein|aus)(?:loggen|geloggt)(?!\p{L})/giu, 'anmelden, abmelden'],
    [/(?<!\p{L})Konto(?:s)? (?:eröffnen|eröffnet)(?!\p{L})/giu, 'erstellen'],
    [/(?<!\p{L})abreisen?(?!\p{L})/giu, 'unterwegs sein'],
    [/(?<!\p{L})im gleichen Geist(?!\p{L})/giu, 'im selben Geist'],
    [/(?<!\p{L})Werkstattbuch(?!\p{L})/giu, 'Wir konnten … nicht laden'],
    [/(?<!\p{L})jetzige[sn]? Passwort/giu, 'aktuelles Passwort'],
  ],
  it: [
    [/(?<!\p{L})(?:togli|toglil[oaie]|togliere)(?!\p{L})/giu, 'rimuovi'],
    [/(?<!\p{L})(?:inserisca|controlli il suo|clicchi|il Suo|la Sua|Le inviamo)(?!\p{L})/gu, 'tu'],
    [/(?<!\p{L})(?:tuo|altro|questo|un) Paese(?!\p{L})/gu, 'paese'],
    [/(?<!\p{L})(?:apri|aperto) (?:l’|un |il tuo )account/giu, 'crea'],
    [/(?<!\p{L})tasse e dazi(?!\p{L})/giu, 'imposte e dazi'],
    [/(?<!\p{L})si muove denaro(?!\p{L})/giu, 'viene addebitato'],
    [/(?<!\p{L})registro delle botteghe(?!\p{L})/giu, 'Non siamo riusciti a caricare …'],
  ],
  es: [
    [/(?<!\p{L})(?:abrir|abierto|abra) (?:una|la|su|ninguna) cuenta(?!\p{L})/giu, 'crear'],
    [/(?<!\p{L})habitación(?!\p{L})/giu, 'estancia, casa'],
    [/¿Preguntas\?/giu, '¿Alguna pregunta?'],
    [/(?<!\p{L})se mueve dinero(?!\p{L})/giu, 'se cobra'],
    [/(?<!\p{L})(?:e-?mails?|computadora|celular)(?!\p{L})/giu, 'correo, ordenador, móvil'],
    [/(?<!\p{L})libro de talleres(?!\p{L})/giu, 'No hemos podido cargar …'],
  ],
  fr: [
    [/ (?=[;:?!»])|(?<=«) /gu, 'a no-break space'],
    [/(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/giu, 'vous, votre, vos'],
    [/(?<![\p{L}-])mails?(?!\p{L})/giu, 'e-mail'],
    [/(?<!\p{L})(?:ouvrir|ouvrez|ouvert) (?:un|le|votre|de) compte(?!\p{L})/giu, 'créer'],
    [/(?<!\p{L})articles enregistrés(?!\p{L})/giu, 'favoris'],
    [/(?<!\p{L})argent ne circule(?!\p{L})/giu, 'rien n’est débité'],
    [/(?<!\p{L})registre d’atelier(?!\p{L})/giu, 'Nous n’avons pas pu charger …'],
  ],
}

/** Finds unidiomatic phrasings in a text, with what to write instead (docs/glossary.md). */
export function foreignPhrasings(language: Language, text: string): Phrasing[] {
  return [...EVERYWHERE, ...PHRASINGS[language]].flatMap(([pattern, instead]) =>
    findMatches(text, pattern).map((found) => ({ found, instead })),
  )
}

function findMatches(text: string, pattern: RegExp): string[] {
  return SLUG.test(text) ? [] : (text.match(pattern) ?? [])
}

/** A URL slug, such as `tazas-de-te`. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)+$/

/** Matches whole words only. */
function wordsMatching(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'giu')
}
