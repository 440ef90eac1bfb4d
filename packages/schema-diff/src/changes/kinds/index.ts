import type { Detector } from "../finding.js";
import { additionalPropertiesDetector } from "./additional-properties.js";
import { annotationDetectorBeside } from "./annotations.js";
import { boundDetectors } from "./bounds.js";
import { conjunctsDetector } from "./conjuncts.js";
import { dependencyDetectors } from "./dependencies.js";
import { enumDetector } from "./enum.js";
import { itemsDetector } from "./items.js";
import { opaqueKeywordDetectors } from "./opaque-keywords.js";
import { plainKeywordDetectors } from "./plain-keywords.js";
import { patternPropertiesDetector, propertiesDetector } from "./properties.js";
import { requiredDetector } from "./required.js";
import { typeDetector } from "./type.js";
import { unionDetectors } from "./unions.js";

/** The detectors of differences in keywords that can reject a value. */
const assertingDetectors: readonly Detector[] = [
  typeDetector,
  enumDetector,
  ...boundDetectors,
  ...plainKeywordDetectors,
  requiredDetector,
  propertiesDetector,
  patternPropertiesDetector,
  additionalPropertiesDetector,
  ...dependencyDetectors,
  itemsDetector,
  conjunctsDetector,
  ...unionDetectors,
  ...opaqueKeywordDetectors,
];

/** The detector of differences in every other keyword. */
export const annotationDetector: Detector = annotationDetectorBeside(
  new Set(assertingDetectors.flatMap(({ keywords }) => keywords)),
);

/** All detectors. Each keyword belongs to exactly one of them. */
export const detectors: readonly Detector[] = [...assertingDetectors, annotationDetector];
