import { words } from '../word-row.ts'

/** Tables and desks. */
export const TABLE_KINDS = [
  words(['kind:table'], 'tables', 'tavoli, tavolo', 'mesas', 'Tische, Tisch', 'tables'),
  words(
    ['kind:dining-table'],
    'dining tables, dining room table, dinner table, kitchen table, eating table, refectory table, trestle table, breakfast table',
    'tavoli da pranzo, tavolo da cucina, tavolo per sala da pranzo, tavolo da sala da pranzo, tavolo pranzo',
    'mesas de comedor, mesa de cocina, mesa comedor, mesa para comer',
    'Esstische, Esstisch, Esszimmertisch, Küchentisch, Speisetisch, Tafel, Bocktisch',
    'tables à manger, table de repas, table de salle à manger, table de cuisine, table à dîner',
  ),
  words(
    ['kind:conference-table'],
    'conference tables, meeting table, boardroom table',
    'tavoli da riunione, tavolo riunioni, tavolo per riunioni, tavolo conferenze',
    'mesas de reuniones, mesa de juntas, mesa de conferencias',
    'Konferenztische, Konferenztisch, Besprechungstisch, Meetingtisch',
    'tables de réunion, table de conférence',
  ),
  words(
    ['kind:coffee-table'],
    'coffee tables, cocktail table, low table, living room table, centre table, center table, lounge table',
    'tavolini da caffè, tavolino da salotto, tavolo basso, tavolo da salotto, tavolino basso, tavolino da divano, tavolino soggiorno, tavolino caffè',
    'mesas de centro, mesa de café, mesa baja, mesa de salón, mesita de centro, mesa ratona, mesa de sala',
    'Couchtische, Couchtisch, Sofatisch, Wohnzimmertisch, Kaffeetisch, Salontisch, Loungetisch',
    'tables basses, table basse, table de salon, table à café',
  ),
  words(
    ['kind:side-table'],
    'side tables, end table, occasional table, accent table, sofa table, drinks table, corner table',
    'tavolini, tavolino, tavolino laterale, tavolino d’appoggio, tavolo d’appoggio, tavolino da lato, tavolino angolare',
    'mesas auxiliares, mesa auxiliar, mesita, mesa lateral, velador, mesilla auxiliar, mesa rinconera, mesita auxiliar',
    'Beistelltische, Beistelltisch, Ablagetisch, Tischchen, Abstelltisch, Teetisch, Ecktisch',
    'bouts de canapé, guéridon, table d’appoint, bout de canapé, sellette, table d’angle',
  ),
  words(
    ['kind:nesting-table'],
    'nesting tables, nest of tables, nesting table set, stacking tables, stackable tables, stackable side tables',
    'tavolini a incastro, tris di tavolini, tavolini impilabili, tavolini sovrapponibili, set di tavolini, tavoli impilabili',
    'mesas nido, mesa nido, mesas apilables, mesitas apilables',
    'Satztische, Satztisch, Tischset, Beistelltisch-Set, stapelbare Tische',
    'tables gigognes, gigognes, table gigogne, tables empilables',
  ),
  words(
    ['kind:console'],
    'console tables, console, hall table, entry table, entryway table, hallway table, sofa back table',
    'consolle, console, tavolo da ingresso, mobile ingresso, consolle da ingresso, mobile da ingresso',
    'consolas, consola, recibidor, mesa de entrada, mueble recibidor, mueble de entrada',
    'Konsolen, Konsole, Konsolentisch, Wandtisch, Flurtisch, Flurkonsole, Konsoltisch',
    'consoles, console, console d’entrée, meuble d’entrée, table console',
  ),
  words(
    ['kind:desk'],
    'desks, writing desk, writing table, office desk, bureau, work desk, home office desk, study table, secretary desk, escritoire, dressing table, vanity table',
    'scrivanie, scrivania, scrittoio, secrétaire, tavolo da studio, secretaire, toeletta, tavolo da toeletta',
    'escritorios, escritorio, mesa de despacho, mesa de escritorio, mesa de oficina, mesa de estudio, secreter, buró, tocador',
    'Schreibtische, Schreibtisch, Sekretär, Arbeitstisch, Bürotisch, Chefschreibtisch, Schminktisch, Frisiertisch',
    'bureaux, bureau, secrétaire, table de travail, table d’écriture, bureau de travail, coiffeuse',
  ),
] as const
