import type { AnswerRow } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';

import * as phrases from '#phrases/people/questionnaire.ts';
import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { auditedFilter } from '#server/features/exports/audited-filter.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { presentAnswerRow } from './list-answers.ts';
import { listOptionRows, type OptionRow, type QuestionRow } from './question-repository.ts';
import { listAnswerRows, type AnswerFilter } from './questionnaire-read-model.ts';
import { requireQuestion } from './read-questions.ts';

const pageSize = 200;

/**
 * Those whom a question is asked with their answers as a file, also those of a question that was retired.
 *
 * @throws NOT_FOUND
 */
export function exportAnswers(
  ctx: Context,
  actor: Actor,
  { questionId, format }: { questionId: string; format: ExportFormat },
  filter: AnswerFilter,
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const question = await requireQuestion(ctx, questionId);
    const convention = await conventionById(ctx, question.conventionId);
    const options = await listOptionRows(ctx.db, [questionId]);
    const pageOf = (page: number) => listAnswerRows(ctx.db, question, { ...filter, page, pageSize });
    const { total } = await listAnswerRows(ctx.db, question, { ...filter, page: 1, pageSize: 1 });
    return {
      nameParts: [convention.name, phrases.answers],
      sheetName: phrases.answers,
      columns: columnsOf(question, options),
      rowCount: total,
      async *pages() {
        for (let page = 1; (page - 1) * pageSize < total; page += 1) {
          const { rows } = await pageOf(page);
          yield rows.map((row) => presentAnswerRow(question, row));
        }
      },
      about: { entity: 'convention', entityId: question.conventionId },
      filter: { questionId, ...auditedFilter(filter, []) },
    };
  });
}

function columnsOf(
  { kind, askedOf, textEn }: QuestionRow,
  options: readonly OptionRow[],
): readonly TableColumn<AnswerRow>[] {
  const person: TableColumn<AnswerRow> = {
    header: phrases.person,
    kind: 'text',
    value: ({ personName }) => personName,
  };
  return [
    { header: phrases.number, kind: 'text', value: ({ number }) => number },
    { header: phrases.registrant, kind: 'text', value: ({ registrantName }) => registrantName },
    ...(askedOf === 'PERSON' ? [person] : []),
    {
      header: textEn,
      kind: kind === 'NUMBER' ? 'count' : 'text',
      value: ({ answer }) => (typeof answer === 'number' ? answer : answerText(answer, options)),
    },
  ];
}

/** An answer in English words; options by their names. */
export function answerText(
  answer: AnswerRow['answer'],
  options: readonly Pick<OptionRow, 'id' | 'en'>[],
): string | null {
  if (answer === null) return null;
  if (typeof answer === 'boolean') return answer ? phrases.yes : phrases.no;
  const nameOf = (id: string) => options.find((option) => option.id === id)?.en;
  return Array.isArray(answer)
    ? answer.map((id) => nameOf(id) ?? id).join(', ')
    : (nameOf(String(answer)) ?? String(answer));
}
