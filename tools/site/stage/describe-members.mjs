import { Comment, Converter, ReflectionKind, TypeScript } from "typedoc";
import { firstSentence, rowSentences } from "./row-sentences.mjs";

/**
 * Gives a description to parameters and properties that have none, so that no row of a table is without a sentence: that of the property
 * of the same name in another form of a union, that of their type, or, for a property with one value, that it tells the forms apart. A
 * table that would still have a row without one is left as it is, unless another row has a description of its own.
 *
 * @param app the TypeDoc application, before it converts
 */
export function describeMembers(app) {
  const sentences = new Map();
  for (const event of [Converter.EVENT_CREATE_DECLARATION, Converter.EVENT_CREATE_PARAMETER])
    app.converter.on(event, (context, reflection) => {
      const sentence = typeSentence(context, reflection);
      if (sentence !== undefined) sentences.set(reflection, sentence);
    });
  // Last of all: what `@param` says has become the comment of its parameter by then.
  const onEnd = ({ project }) => {
    for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias)) describeForms(alias);
    for (const rows of tablesIn(project))
      for (const [row, text] of rowSentences(rows, (lacking) => sentences.get(lacking)))
        row.comment = new Comment([{ kind: "text", text }]);
  };
  app.converter.on(Converter.EVENT_RESOLVE_END, onEnd, -1000);
}

const described = ReflectionKind.Property | ReflectionKind.Parameter;

/** The first sentence of what is said of a member's type; undefined for types of others. */
function typeSentence(context, reflection) {
  if (!reflection.kindOf(described)) return undefined;
  const member = context.getSymbolFromReflection(reflection);
  if (member === undefined) return undefined;
  const { checker } = context;
  const type = checker.getTypeOfSymbol(member);
  // A type that is called something with its null has no name without it.
  const present = checker.getNonNullableType(type);
  const symbol = type.aliasSymbol ?? present.aliasSymbol ?? present.symbol;
  const [declaration] = symbol?.declarations ?? [];
  if (declaration === undefined || declaration.getSourceFile().fileName.includes("/node_modules/"))
    return undefined;
  return firstSentence(TypeScript.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** A property that is described in one form of a union means the same in the others. */
function describeForms({ type }) {
  const forms = type?.type === "union" ? type.types : [];
  const properties = forms.flatMap((form) => form.declaration?.children ?? []);
  for (const property of properties.filter(({ comment }) => comment === undefined)) {
    const like = properties.find(({ name, comment }) => name === property.name && comment !== undefined);
    if (like !== undefined) property.comment = like.comment.clone();
  }
}

/**
 * Returns the parts that are shown as tables: the parameters of a signature, and the properties of a type. The
 * declaration of a constant shows its values.
 */
function tablesIn(project) {
  const shown = Object.values(project.reflections).filter((reflection) => !isInConstant(reflection));
  return shown.flatMap(({ parameters, children = [] }) => {
    const properties = children.filter((child) => child.kindOf(ReflectionKind.Property));
    return [parameters ?? [], properties].filter((rows) => rows.length > 0);
  });
}

function isInConstant(reflection) {
  return (
    reflection !== undefined &&
    (reflection.kindOf(ReflectionKind.Variable) || isInConstant(reflection.parent))
  );
}
