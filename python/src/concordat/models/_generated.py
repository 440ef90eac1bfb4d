# Generated from schemas/ by tools/generate_models.py. Do not edit.

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AnyUrl,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    constr,
)
from typing_extensions import TypeAliasType


class IgnoreDecision(BaseModel):
    """
    Pass over the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str,
        Field(
            description='The id of the post that is decided on, as the feed gives it.',
            min_length=1,
        ),
    ]
    choice: Annotated[Literal['IGNORE'], Field(description='Pass over the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One or two sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        None,
        Field(
            description='Nothing is written for this choice: null or absent, both meaning that.'
        ),
    ] = None
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the decision was made, RFC 3339. Absent: filled with the time of the decision.'
        ),
    ] = None


class LikeDecision(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str,
        Field(
            description='The id of the post that is decided on, as the feed gives it.',
            min_length=1,
        ),
    ]
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One or two sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        None,
        Field(
            description='Nothing is written for this choice: null or absent, both meaning that.'
        ),
    ] = None
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the decision was made, RFC 3339. Absent: filled with the time of the decision.'
        ),
    ] = None


class ReplyDecision(BaseModel):
    """
    Write a reply to the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str,
        Field(
            description='The id of the post that is decided on, as the feed gives it.',
            min_length=1,
        ),
    ]
    choice: Annotated[Literal['REPLY'], Field(description='Write a reply to the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One or two sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(description='The text of the reply, not blank.', pattern='[^ \\t\\r\\n]'),
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the decision was made, RFC 3339. Absent: filled with the time of the decision.'
        ),
    ] = None


class ReshareDecision(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str,
        Field(
            description='The id of the post that is decided on, as the feed gives it.',
            min_length=1,
        ),
    ]
    choice: Annotated[
        Literal['RESHARE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One or two sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(
            description='The comment that goes with the shared post, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the decision was made, RFC 3339. Absent: filled with the time of the decision.'
        ),
    ] = None


class AgentDecisionV1(
    RootModel[IgnoreDecision | LikeDecision | ReplyDecision | ReshareDecision]
):
    root: Annotated[
        IgnoreDecision | LikeDecision | ReplyDecision | ReshareDecision,
        Field(
            description='What a social agent does with one post of a feed it was shown.',
            title='AgentDecisionV1',
        ),
    ]


class LikeDecision1(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote all the same.'
        ),
    ] = None


class ReplyDecision1(BaseModel):
    """
    Write a reply to the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['REPLY'], Field(description='Write a reply to the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(description='The text of the reply, not blank.', pattern='[^ \\t\\r\\n]'),
    ]


class ReshareDecision1(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['RESHARE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(
            description='The comment that goes with the shared post, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]


class ScrollDecision(BaseModel):
    """
    Scroll past without interacting.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['SCROLL'], Field(description='Scroll past without interacting.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote all the same.'
        ),
    ] = None


class AgentDecisionV2(
    RootModel[LikeDecision1 | ReplyDecision1 | ReshareDecision1 | ScrollDecision]
):
    root: Annotated[
        LikeDecision1 | ReplyDecision1 | ReshareDecision1 | ScrollDecision,
        Field(
            description='What a social agent does with one post: only what the model knows; the record of the decision carries the rest.',
            title='AgentDecisionV2',
        ),
    ]


class LikeDecision2(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class ReshareDecision2(BaseModel):
    """
    Share the post again as it is, without a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['RESHARE'],
        Field(description='Share the post again as it is, without a comment.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class QuoteDecision(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['QUOTE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(
            description='The comment that goes with the shared post, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]


class FollowDecision(BaseModel):
    """
    Follow the author of the post from now on.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['FOLLOW'],
        Field(description='Follow the author of the post from now on.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class UnfollowDecision(BaseModel):
    """
    Follow the author of the post no longer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['UNFOLLOW'],
        Field(description='Follow the author of the post no longer.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class MuteDecision(BaseModel):
    """
    See nothing of the author of the post from now on, without ceasing to follow.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['MUTE'],
        Field(
            description='See nothing of the author of the post from now on, without ceasing to follow.'
        ),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class ScrollDecision1(BaseModel):
    """
    Scroll past without interacting.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['SCROLL'], Field(description='Scroll past without interacting.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class AgentDecisionV3(
    RootModel[
        LikeDecision2
        | ReplyDecision1
        | ReshareDecision2
        | QuoteDecision
        | FollowDecision
        | UnfollowDecision
        | MuteDecision
        | ScrollDecision1
    ]
):
    root: Annotated[
        LikeDecision2 | ReplyDecision1 | ReshareDecision2 | QuoteDecision | FollowDecision | UnfollowDecision | MuteDecision | ScrollDecision1,
        Field(
            description='What a social agent does with one post: only what the model knows; the record of the decision carries the rest.',
            title='AgentDecisionV3',
        ),
    ]


class Interest(RootModel[str]):
    root: Annotated[
        str, Field(description='One subject, in a few words.', min_length=1)
    ]


class AgentProfileV1(BaseModel):
    """
    Who a social agent is.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(
            description='Identifies the agent within a run; records refer to it.',
            min_length=1,
        ),
    ]
    name: Annotated[
        str, Field(description="The agent's name as others see it.", min_length=1)
    ]
    interests: Annotated[
        list[Interest],
        Field(
            description='What the agent cares about, at least one subject.',
            min_length=1,
        ),
    ]
    personality: Annotated[
        str | None,
        Field(description="The agent's manner, in a few words. Absent: neutral."),
    ] = 'neutral'
    stance: Annotated[
        dict[str, str] | None,
        Field(
            description='Positions by topic. Absent: none that the agent holds strongly.'
        ),
    ] = {}


class Measure(BaseModel):
    """
    What was counted, added up or averaged.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='The column; for a ratio both, with a slash between.',
            min_length=1,
        ),
    ]
    aggregate: Annotated[
        Literal['sum', 'count', 'average', 'minimum', 'maximum', 'median', 'distinct', 'ratio', 'weighted average'],
        Field(
            description='How its values are aggregated; ratio is the sum of one column over the sum of another, distinct the number of different values, and a weighted average counts each row as much as another column says.'
        ),
    ]
    chosen: Annotated[
        Literal['asked', 'assumed'],
        Field(description='Whether the user named it or it was taken from the table.'),
    ]


class Comparison(BaseModel):
    """
    Which two periods are compared. Null: the table has no time to compare.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    column: Annotated[str, Field(description='The column with the time.', min_length=1)]
    period_a: Annotated[str, Field(description='The earlier period.', min_length=1)]
    period_b: Annotated[str, Field(description='The later period.', min_length=1)]
    chosen: Annotated[
        Literal['asked', 'assumed'],
        Field(
            description='Whether the user named the periods or the last two whole ones were taken.'
        ),
    ]


class TotalChange(BaseModel):
    """
    The measure over the whole table in both periods. Null: nothing is compared.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    value_a: Annotated[float, Field(description='In the earlier period.')]
    value_b: Annotated[float, Field(description='In the later period.')]
    change: Annotated[float, Field(description='The later less the earlier.')]


class ReadingPart(BaseModel):
    """
    A part of how the question was read.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    part: Annotated[
        Literal['measure', 'aggregate', 'time', 'compare', 'by', 'where'],
        Field(description='What it settles.'),
    ]
    value: Annotated[str, Field(description='What was taken.', min_length=1)]
    option: Annotated[
        str,
        Field(
            description='The option of the command line that changes it.', min_length=1
        ),
    ]


class RankedMember(BaseModel):
    """
    A member or a period with its number.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    dimension: Annotated[
        str, Field(description='The column that it belongs to.', min_length=1)
    ]
    member: Annotated[
        str | None,
        Field(description='Its name. Null: rows in which the dimension is missing.'),
    ]
    value: Annotated[float, Field(description='The measure of its rows.')]
    rows: Annotated[int, Field(description='How many rows that is.', ge=0)]


class TrendPoint(BaseModel):
    """
    The measure in one period.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    period: Annotated[str, Field(description='The period.', min_length=1)]
    value: Annotated[
        float | None, Field(description='The measure in it. Null: it holds no value.')
    ]
    complete: Annotated[
        bool, Field(description='Whether the table covers it from beginning to end.')
    ]


class Trend(BaseModel):
    """
    The measure in every period of the table, in order of time. Null: the table has no time.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    grain: Annotated[
        Literal['year', 'quarter', 'month', 'day'],
        Field(description='The length of a period.'),
    ]
    points: Annotated[
        list[TrendPoint],
        Field(description='One entry for each period that has rows; may be empty.'),
    ]


class EvidenceItem(RootModel[str]):
    root: Annotated[str, Field(description='A file among csvs.', min_length=1)]


class Finding(BaseModel):
    """
    One thing that was found.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    statement: Annotated[
        str,
        Field(
            description='The finding in one sentence, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    confidence: Annotated[
        float, Field(description='How sure it is, 0 to 1.', ge=0.0, le=1.0)
    ]
    confidence_basis: Annotated[
        Literal['model', 'computed'],
        Field(
            description='Whether the model said so or it was computed from the data.'
        ),
    ]
    confidence_explanation: Annotated[
        str,
        Field(
            description='How the confidence was obtained, in a sentence, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    evidence: Annotated[
        list[EvidenceItem],
        Field(description='The tables it rests on, at least one.', min_length=1),
    ]


class Split(BaseModel):
    """
    For an average or a ratio, what the effect consists of. Null: the measure is a sum or a count.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    weight_a: Annotated[
        float,
        Field(
            description="The member's share of the rows, or of the denominator, in the earlier period."
        ),
    ]
    weight_b: Annotated[float, Field(description='The same in the later period.')]
    within: Annotated[
        float, Field(description="The effect of the change of the member's own value.")
    ]
    mix: Annotated[
        float,
        Field(
            description='The effect of the change of its share; within and mix add up to the effect.'
        ),
    ]


class Driver(BaseModel):
    """
    What one member contributed to the total change.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    dimension: Annotated[
        str, Field(description='The column that the member belongs to.', min_length=1)
    ]
    member: Annotated[
        str | None,
        Field(
            description="The member's name. Null: rows in which the dimension is missing."
        ),
    ]
    measure: Annotated[
        str, Field(description='What was measured, as in measure.name.', min_length=1)
    ]
    value_a: Annotated[
        float | None,
        Field(
            description='The member in the earlier period. Null: it has no value there, as an average of nothing.'
        ),
    ]
    value_b: Annotated[
        float | None,
        Field(
            description='The member in the later period. Null: it has no value there, as an average of nothing.'
        ),
    ]
    effect: Annotated[
        float,
        Field(
            description='What the member contributed to the total change; the effects of a dimension add up to it.'
        ),
    ]
    share_of_change: Annotated[
        float | None,
        Field(
            description='The effect over the total change; 0.186 is 18.6 %. Null: the total did not change.'
        ),
    ]
    split: Annotated[
        Split | None,
        Field(
            description='For an average or a ratio, what the effect consists of. Null: the measure is a sum or a count.',
            title='Split',
        ),
    ]


class Recommendation(BaseModel):
    """
    One thing to do.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    action: Annotated[
        str, Field(description='What to do, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    priority: Annotated[
        Literal['high', 'medium', 'low'], Field(description='How pressing it is.')
    ]
    rationale: Annotated[
        str, Field(description='Why, not blank.', pattern='[^ \\t\\r\\n]')
    ]


class SavedTable(BaseModel):
    """
    A table saved beside the report.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[str, Field(description='Its file name.', min_length=1)]
    description: Annotated[str, Field(description='What it shows.', min_length=1)]
    saved_by: Annotated[
        Literal['model', 'pipeline'],
        Field(
            description='Whether an action of the model saved it or the pipeline did.'
        ),
    ]
    rows: Annotated[int, Field(description='How many rows it has.', ge=0)]


class Assumption(RootModel[str]):
    root: Annotated[
        str, Field(description='One assumption in a sentence.', min_length=1)
    ]


class Shortfall(RootModel[str]):
    root: Annotated[
        str, Field(description='One shortfall in a sentence.', min_length=1)
    ]


class AnalysisReportV1(BaseModel):
    """
    What an analysis of a table found. Every number was computed from the table, none by a model.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    title: Annotated[
        str,
        Field(
            description="The report's title: the question, never words of a model. Not blank.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    question: Annotated[
        str,
        Field(
            description='The question that was asked, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    summary: Annotated[
        str,
        Field(
            description='What was computed, in a few sentences. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    commentary: Annotated[
        str | None,
        Field(
            description='What the model adds in its own words. Null: nothing that the computed words do not say. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    measure: Annotated[
        Measure,
        Field(description='What was counted, added up or averaged.', title='Measure'),
    ]
    time: Annotated[
        Comparison | None,
        Field(
            description='Which two periods are compared. Null: the table has no time to compare.',
            title='Comparison',
        ),
    ]
    total: Annotated[
        TotalChange | None,
        Field(
            description='The measure over the whole table in both periods. Null: nothing is compared.',
            title='TotalChange',
        ),
    ]
    reading: Annotated[
        list[ReadingPart],
        Field(
            description='How the question was read, a part for each option that changes it; empty where its words name nothing of the table.'
        ),
    ]
    value: Annotated[
        float | None,
        Field(
            description='The one number that was asked for. Null: several were, or a change.'
        ),
    ]
    ranking: Annotated[
        list[RankedMember],
        Field(
            description='Members or periods in the order that was asked for; may be empty.'
        ),
    ]
    trend: Annotated[
        Trend | None,
        Field(
            description='The measure in every period of the table, in order of time. Null: the table has no time.',
            title='Trend',
        ),
    ]
    findings: Annotated[
        list[Finding], Field(description='What was found; may be empty.')
    ]
    drivers: Annotated[
        list[Driver],
        Field(description='What drove the change, largest effect first; may be empty.'),
    ]
    recommendations: Annotated[
        list[Recommendation], Field(description='What to do; may be empty.')
    ]
    csvs: Annotated[
        list[SavedTable], Field(description='The tables saved; may be empty.')
    ]
    assumptions: Annotated[
        list[Assumption],
        Field(
            description='What was taken without being asked for, such as the periods; empty when all was asked.'
        ),
    ]
    shortfalls: Annotated[
        list[Shortfall],
        Field(
            description='What the analysis should have done and did not; empty when nothing is missing.'
        ),
    ]
    iterations: Annotated[int, Field(description='How many iterations were run.', ge=0)]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]


class CalibratedRunOrigin(BaseModel):
    """
    A run, as its manifest describes it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description="The name of the run's folder, or of the run in its database.",
            min_length=1,
        ),
    ]
    identity: Annotated[
        str,
        Field(
            description='The identity of the run, as in its manifest.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    model: Annotated[
        str | None,
        Field(
            description='Engine and model, as records name them. Null: rules decided.',
            min_length=1,
        ),
    ]
    created_at: Annotated[
        AwareDatetime, Field(description='When the run was created, RFC 3339.')
    ]


class AnswersOrigin(BaseModel):
    """
    The table of real answers. Absent: they were not read from a file.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[
        str,
        Field(description='The name of the file, without its folder.', min_length=1),
    ]
    rows: Annotated[
        int, Field(description='How many rows the table has below its header.', ge=0)
    ]
    sha256: Annotated[
        str, Field(description='The SHA-256 of the file.', pattern='^[0-9a-f]{64}$')
    ]


class CalibrationOrigin(BaseModel):
    """
    What the report was made from. Absent: it was not stated.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    runs: Annotated[
        list[CalibratedRunOrigin],
        Field(description='The runs whose agents answered.', min_length=1),
    ]
    answers: Annotated[
        AnswersOrigin | None,
        Field(
            description='The table of real answers. Absent: they were not read from a file.',
            title='AnswersOrigin',
        ),
    ] = None
    created_at: Annotated[
        AwareDatetime | None,
        Field(
            description='When the estimates were made, RFC 3339. Absent: it was not stated.'
        ),
    ] = None


class EstimateWithInterval(BaseModel):
    """
    A mean or a share with its interval.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    estimate: Annotated[
        float, Field(description='The mean; of an option the share, from 0 to 1.')
    ]
    low: Annotated[
        float,
        Field(
            description='The lower end of the interval that contains the true value with 95 %.'
        ),
    ]
    high: Annotated[float, Field(description='The upper end of that interval.')]
    n: Annotated[int, Field(description='How many answers it comes from.', ge=0)]


class NumberWithInterval(BaseModel):
    """
    A number with its interval.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    estimate: Annotated[float, Field(description='The number.')]
    low: Annotated[
        float,
        Field(
            description='The lower end of the interval that contains the true number with 95 %.'
        ),
    ]
    high: Annotated[float, Field(description='The upper end of that interval.')]


class CalibratedSegment(BaseModel):
    """
    The people whose column has a value.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    column: Annotated[
        str,
        Field(
            description='The column of the table; `segment` for the segments of the audience.',
            min_length=1,
        ),
    ]
    value: Annotated[str, Field(description='Its value.', min_length=1)]


class Worth(BaseModel):
    """
    How many real answers the agents are worth.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    answers: Annotated[
        float,
        Field(
            description='How many real answers of a random sample the rectified estimate is as good as.'
        ),
    ]
    further: Annotated[
        float,
        Field(
            description='How many further real answers the agents add. Negative: they cost precision.'
        ),
    ]
    low: Annotated[
        float,
        Field(
            description='The lower end of the interval of `further`, from that of the correlation.'
        ),
    ]
    high: Annotated[float, Field(description='The upper end of that interval.')]
    verdict: Annotated[
        Literal['adds', 'nothing', 'reversed', 'unused'],
        Field(
            description='Adds: the agents surely add something. Nothing: that they add anything is not shown. Reversed: they answer the opposite of their people, as the whole interval of the correlation is below 0, and count as no answers. Unused: the real answers stand alone.'
        ),
    ]


class ReliabilityBin(BaseModel):
    """
    People whose agents gave like odds.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    simulated: Annotated[
        float,
        Field(description='The mean odds that their agents gave.', ge=0.0, le=1.0),
    ]
    real: Annotated[
        float,
        Field(description='The share of them who really said so.', ge=0.0, le=1.0),
    ]
    low: Annotated[
        float, Field(description='The lower end of the interval of this share.')
    ]
    high: Annotated[float, Field(description='The upper end of that interval.')]
    n: Annotated[int, Field(description='How many people these are.', ge=1)]


class Fidelity(BaseModel):
    """
    How the agents' answers compare with those of their people, where both are known.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    correlation: Annotated[
        NumberWithInterval | None,
        Field(
            description="Pearson's correlation of agents and their people. Absent: one of the two does not vary."
        ),
    ] = None
    brier: Annotated[
        float | None,
        Field(
            description="The mean squared error of the agents' odds. Null: a mean, not a share."
        ),
    ]
    brier_of_rate: Annotated[
        float | None,
        Field(
            description='The same of who gives for everybody the share that the answered have. Null: a mean, not a share.'
        ),
    ]
    variance_ratio: Annotated[
        float | None,
        Field(
            description="The variance of the agents' answers over that of the people's; below 1 agents are too alike. Null: the people do not vary."
        ),
    ]
    error: Annotated[
        NumberWithInterval,
        Field(
            description='What the agents say too much of all: their mean less the rectified estimate, of whose interval it is made.'
        ),
    ]
    reliability: Annotated[
        list[ReliabilityBin],
        Field(
            description='The reliability chart of the odds. Empty: a mean, not a share.'
        ),
    ]


class SimultaneousInterval(BaseModel):
    """
    The interval that contains the true value together with all others of its family with 95 %, about all people. Absent: a segment, or the only interval of its family.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    low: Annotated[float, Field(description='Its lower end.')]
    high: Annotated[float, Field(description='Its upper end.')]
    intervals: Annotated[
        int, Field(description='The number of intervals in the family.', ge=2)
    ]


class AnswerRange(BaseModel):
    """
    The ends of a scale. Absent: the question has none.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    least: Annotated[float, Field(description='The smallest possible answer.')]
    greatest: Annotated[float, Field(description='The largest possible answer.')]


class SkippedQuestion(BaseModel):
    """
    A question that is not estimated.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    message: Annotated[
        str | None,
        Field(description='The message. Null: there is only one run.', min_length=1),
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    reason: Annotated[
        Literal['text', 'no-answers', 'too-few', 'all-equal', 'no-agents'],
        Field(
            description='Text: it is answered in words. No answers: nobody really answered. Too few: fewer than 30 people did. All equal: all people gave the same answer. No agents: no agent gave a valid answer.'
        ),
    ]
    sentence: Annotated[
        str,
        Field(
            description='The same as a sentence, with counts.', pattern='[^ \\t\\r\\n]'
        ),
    ]


class DifferingColumn(BaseModel):
    """
    Something in which those who answered differ from the others.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    column: Annotated[str, Field(description='The column of the table.', min_length=1)]
    value: Annotated[
        str | None,
        Field(
            description='The value whose share differs. Null: a column of numbers, whose mean does.'
        ),
    ]
    answered: Annotated[
        float, Field(description='The share or the mean among those who answered.')
    ]
    others: Annotated[
        float, Field(description='The share or the mean among the others.')
    ]
    p_holm: Annotated[
        float,
        Field(
            description='How probable such a difference is in a random sample, corrected after Holm for everything that was compared.',
            ge=0.0,
            le=1.0,
        ),
    ]


class CalibrationWarning(BaseModel):
    """
    Something that a reader must know before any number.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['SELF_SELECTED', 'DIFFERENT_PEOPLE', 'SKEWED', 'FEW_ANSWERS', 'MANY_ESTIMATES', 'REVERSED', 'UNANSWERED_AGENTS', 'TUNED', 'TRIED_BEFORE', 'IMPLAUSIBLE', 'FEW_IN_SEGMENT', 'HEAVY_WEIGHTS', 'UNASSIGNED', 'LEAK', 'LOW_RESPONSE', 'CLUSTERED'],
        Field(description='Which of them it is.'),
    ]
    sentence: Annotated[
        str, Field(description='The same as a sentence.', pattern='[^ \\t\\r\\n]')
    ]


class CalibrationAssumptions(BaseModel):
    """
    On what the intervals rest.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    chosen: Annotated[
        Literal['random', 'column', 'unknown'],
        Field(
            description='How the people who answered were chosen. Random: drawn at random from the table. Column: at random within each value of a column. Unknown: it is not known, or they chose themselves.'
        ),
    ]
    column: Annotated[
        str | None,
        Field(
            description='The column within whose values they were drawn. Null: none.',
            min_length=1,
        ),
    ]
    differing_columns: Annotated[
        list[DifferingColumn],
        Field(description='In what those who answered differ from the others.'),
    ]
    warnings: Annotated[
        list[CalibrationWarning],
        Field(description='What a reader must know before any number.'),
    ]
    primary: Annotated[
        str | None,
        Field(
            description='The question that was chosen before looking at answers. Absent: none was named.',
            min_length=1,
        ),
    ] = None
    assigned: Annotated[
        Literal['random', 'unknown'] | None,
        Field(
            description='How it was decided which message each person saw. Random: by lot. Unknown: it is not known, or people chose it. Absent: no messages are compared.'
        ),
    ] = None
    asked: Annotated[
        int | None,
        Field(
            description='How many people were asked, those who did not answer included. Absent: it was not stated.',
            ge=1,
        ),
    ] = None
    cluster: Annotated[
        str | None,
        Field(
            description='The column with the groups that were drawn as a whole, such as households. Absent: people were drawn one by one.',
            min_length=1,
        ),
    ] = None


class CalibrationPlan(BaseModel):
    """
    How many real answers would make the interval as narrow as wanted, by the answers so far.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    half_width: Annotated[
        float,
        Field(
            description='Half the width that is wanted: a share of 1 for an option, else in the unit of the answers.',
            gt=0.0,
        ),
    ]
    now: Annotated[
        float, Field(description='Half the width of the interval so far.', ge=0.0)
    ]
    answers: Annotated[
        int | None,
        Field(
            description='How many people must have answered in all, those so far included, for the interval to be that narrow in 80 of 100 cases; for two messages with different people, how many for each. Null: even all people of the table are not enough.',
            ge=1,
        ),
    ]
    low: Annotated[
        int | None,
        Field(
            description='The number at which it is as narrow on average, if the answers vary as little as those so far allow. Null: even all people are not enough.',
            ge=1,
        ),
    ]
    high: Annotated[
        int | None,
        Field(
            description='The same if they vary as much as those so far allow. Null: even all people are not enough.',
            ge=1,
        ),
    ]
    alone: Annotated[
        int | None,
        Field(
            description='The number that would be needed without agents. Null: even all people are not enough.',
            ge=1,
        ),
    ]


class Column(RootModel[str]):
    root: Annotated[str, Field(min_length=1)]


class ColumnsAlone(BaseModel):
    """
    What a regression of the real answers on columns of the table says, without agents.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    columns: Annotated[
        list[Column], Field(description='The columns of the regression.', min_length=1)
    ]
    estimate: Annotated[
        float, Field(description='The mean; of an option the share, from 0 to 1.')
    ]
    low: Annotated[
        float,
        Field(
            description='The lower end of the interval that contains the true value with 95 %.'
        ),
    ]
    high: Annotated[float, Field(description='The upper end of that interval.')]
    answers: Annotated[
        float, Field(description='How many real answers the estimate is worth.')
    ]
    with_agents: Annotated[
        float,
        Field(
            description="How many real answers it is worth if the agents' answers are one column more."
        ),
    ]


class CompositionV1(BaseModel):
    """
    A text that an agent writes: a post of its own, a reply or a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    content: Annotated[
        str, Field(description='The text, not blank.', pattern='[^ \\t\\r\\n]')
    ]


class ShownPostId(RootModel[str]):
    root: Annotated[str, Field(description='The id of a post.', min_length=1)]


class LikeDecision3(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str | None,
        Field(description='Not used for this choice: null, absent, or any text.'),
    ] = None


class ReplyDecision3(BaseModel):
    """
    Write a reply to the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['REPLY'], Field(description='Write a reply to the post.')]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str,
        Field(description='The text of the reply, not blank.', pattern='[^ \\t\\r\\n]'),
    ]


class ReshareDecision3(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['RESHARE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str, Field(description='The comment, not blank.', pattern='[^ \\t\\r\\n]')
    ]


class ScrollDecision2(BaseModel):
    """
    Scroll past without interacting.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['SCROLL'], Field(description='Scroll past without interacting.')
    ]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str | None,
        Field(description='Not used for this choice: null, absent, or any text.'),
    ] = None


class FeedIgnoreDecision(BaseModel):
    """
    Pass over the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str, Field(description='The post that is decided on.', min_length=1)
    ]
    choice: Annotated[Literal['IGNORE'], Field(description='Pass over the post.')]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        None, Field(description='Nothing is written for this choice: null or absent.')
    ] = None
    timestamp: Annotated[
        AwareDatetime | None,
        Field(description='When the decision was made, RFC 3339. Absent: not said.'),
    ] = None


class FeedLikeDecision(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str, Field(description='The post that is decided on.', min_length=1)
    ]
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        None, Field(description='Nothing is written for this choice: null or absent.')
    ] = None
    timestamp: Annotated[
        AwareDatetime | None,
        Field(description='When the decision was made, RFC 3339. Absent: not said.'),
    ] = None


class FeedReplyDecision(BaseModel):
    """
    Write a reply to the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str, Field(description='The post that is decided on.', min_length=1)
    ]
    choice: Annotated[Literal['REPLY'], Field(description='Write a reply to the post.')]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str,
        Field(description='The text of the reply, not blank.', pattern='[^ \\t\\r\\n]'),
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(description='When the decision was made, RFC 3339. Absent: not said.'),
    ] = None


class FeedReshareDecision(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    post_id: Annotated[
        str, Field(description='The post that is decided on.', min_length=1)
    ]
    choice: Annotated[
        Literal['RESHARE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str, Field(description='Why the agent decided so.', pattern='[^ \\t\\r\\n]')
    ]
    content: Annotated[
        str, Field(description='The comment, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(description='When the decision was made, RFC 3339. Absent: not said.'),
    ] = None


class RecordedViolation(BaseModel):
    """
    Why the answer is not accepted.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONTRACT_VIOLATION'],
        Field(description='The answer breaks the contract.'),
    ]
    message: Annotated[str, Field(description='Which rules it breaks.', min_length=1)]


class RecordedFailure(BaseModel):
    """
    What went wrong.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str,
        Field(
            description='What happened, with which model, and what can be done.',
            min_length=1,
        ),
    ]


class Repair(BaseModel):
    """
    Something that was put right to read the text.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(description="The repair's name.", min_length=1)]
    offset: Annotated[
        int, Field(description='Where in the text, in UTF-16 units.', ge=0)
    ]
    length: Annotated[
        int,
        Field(description='How much of the text it concerns, in UTF-16 units.', ge=0),
    ]


class Violation(BaseModel):
    """
    A rule of the contract that the value breaks.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Annotated[
        str, Field(description='JSON Pointer into the value; empty for the whole.')
    ]
    keyword: Annotated[
        str, Field(description='The JSON Schema keyword that is broken.', min_length=1)
    ]
    message: Annotated[str, Field(description='What is wrong, in words.', min_length=1)]


class AttemptError(BaseModel):
    """
    Why there is no value. Null unless the attempt failed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str,
        Field(
            description='What happened, with which model, and what can be done.',
            min_length=1,
        ),
    ]


class Attempt(BaseModel):
    """
    One request to the model and what came of it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    index: Annotated[int, Field(description='Which attempt, counted from 1.', ge=1)]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='What the attempt came to.'),
    ]
    seed: Annotated[
        int | None,
        Field(description='The seed sent with the request. Null: none was.', ge=0),
    ]
    text: Annotated[
        str, Field(description="The model's text, exactly, as far as it came.")
    ]
    finish_reason: Annotated[
        Literal['stop', 'length', 'other', 'aborted', 'error'],
        Field(
            description='Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.'
        ),
    ]
    repairs: Annotated[
        list[Repair], Field(description='What was put right to read the text.')
    ]
    violations: Annotated[
        list[Violation],
        Field(description='Which rules the value read from the text breaks.'),
    ]
    error: Annotated[
        AttemptError | None,
        Field(
            description='Why there is no value. Null unless the attempt failed.',
            title='AttemptError',
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(description='Tokens of the prompt. Null: the engine does not say.', ge=0),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(description='Tokens of the answer. Null: the engine does not say.', ge=0),
    ]
    started_at: Annotated[
        AwareDatetime, Field(description='When the request began, RFC 3339.')
    ]
    duration_ms: Annotated[
        int, Field(description='Milliseconds until the answer had ended.', ge=0)
    ]


class RuleOption(BaseModel):
    """
    An option.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    value: Annotated[
        Literal['LIKE', 'REPLY', 'RESHARE', 'SCROLL'], Field(description='The choice.')
    ]
    probability: Annotated[
        float,
        Field(
            description='Its probability by the rule, in millionths.', ge=0.0, le=1.0
        ),
    ]


class RuleChoice(BaseModel):
    """
    How a rule drew the choice, where the model was asked for the words only. Absent: the model chose.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[Literal['relevance'], Field(description='The rule.')]
    relevance: Annotated[
        float,
        Field(
            description='How relevant the post was to the agent, in standard deviations: 0 is average.'
        ),
    ]
    options: Annotated[
        list[RuleOption],
        Field(
            description="How probable each choice was, in the contract's order.",
            min_length=1,
        ),
    ]
    draw: Annotated[
        float,
        Field(description='The number that the choice was drawn with.', ge=0.0, le=1.0),
    ]


class NetworkLikeDecision(BaseModel):
    """
    Like the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['LIKE'], Field(description='Like the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class NetworkReplyDecision(BaseModel):
    """
    Write a reply to the post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[Literal['REPLY'], Field(description='Write a reply to the post.')]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(description='The text of the reply, not blank.', pattern='[^ \\t\\r\\n]'),
    ]


class NetworkReshareDecision(BaseModel):
    """
    Share the post again as it is, without a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['RESHARE'],
        Field(description='Share the post again as it is, without a comment.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class NetworkQuoteDecision(BaseModel):
    """
    Share the post again with a comment.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['QUOTE'], Field(description='Share the post again with a comment.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str,
        Field(
            description='The comment that goes with the shared post, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]


class NetworkFollowDecision(BaseModel):
    """
    Follow the author of the post from now on.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['FOLLOW'],
        Field(description='Follow the author of the post from now on.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class NetworkUnfollowDecision(BaseModel):
    """
    Follow the author of the post no longer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['UNFOLLOW'],
        Field(description='Follow the author of the post no longer.'),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class NetworkMuteDecision(BaseModel):
    """
    See nothing of the author of the post from now on, without ceasing to follow.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['MUTE'],
        Field(
            description='See nothing of the author of the post from now on, without ceasing to follow.'
        ),
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class NetworkScrollDecision(BaseModel):
    """
    Scroll past without interacting.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    choice: Annotated[
        Literal['SCROLL'], Field(description='Scroll past without interacting.')
    ]
    reason: Annotated[
        str,
        Field(
            description='Why the agent decided so, in its own voice. One to three sentences, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    content: Annotated[
        str | None,
        Field(
            description='Not used for this choice: null, absent, or any text the model wrote anyway.'
        ),
    ] = None


class ComposedText(BaseModel):
    """
    The text, as composition/v1 has it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    content: Annotated[
        str,
        Field(description='The text of the post, not blank.', pattern='[^ \\t\\r\\n]'),
    ]


class RuleChoice1(BaseModel):
    """
    How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[Literal['relevance'], Field(description='The rule.')]
    relevance: Annotated[
        float,
        Field(
            description='How relevant the post was to the agent, in standard deviations: 0 is average.'
        ),
    ]
    options: Annotated[
        list[RuleOption],
        Field(
            description="How probable each choice was, in the contract's order.",
            min_length=1,
        ),
    ]
    draw: Annotated[
        float,
        Field(description='The number that the choice was drawn with.', ge=0.0, le=1.0),
    ]


class RecordedFailure1(BaseModel):
    """
    What went wrong.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS', 'PROMPT_REPEATED', 'IMAGES_UNSUPPORTED', 'STEPS_EXHAUSTED'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str,
        Field(
            description='What happened, with which model, and what can be done.',
            min_length=1,
        ),
    ]


class RuleChoice2(BaseModel):
    """
    How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[Literal['relevance'], Field(description='The rule.')]
    relevance: Annotated[
        float,
        Field(
            description='How relevant the post was to the agent, in standard deviations: 0 is average.'
        ),
    ]
    options: Annotated[
        list[RuleOption],
        Field(
            description="How probable each choice was, in the contract's order.",
            min_length=1,
        ),
    ]
    draw: Annotated[
        float,
        Field(description='The number that the choice was drawn with.', ge=0.0, le=1.0),
    ]


class TriedClient(BaseModel):
    """
    A client that gave no answer to this request.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    model: Annotated[str, Field(description="The client's id.", min_length=1)]
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS', 'PROMPT_REPEATED', 'IMAGES_UNSUPPORTED', 'STEPS_EXHAUSTED'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str, Field(description='What happened, and what can be done.', min_length=1)
    ]


class TurnOption(BaseModel):
    """
    An option.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    value: Annotated[str, Field(description='The value, as text.')]
    name: Annotated[str, Field(description='What it was called in the question.')]
    probability: Annotated[
        float,
        Field(
            description='Its share of what the model gives to all options, in millionths.',
            ge=0.0,
            le=1.0,
        ),
    ]


class TurnOdds(BaseModel):
    """
    How probable each option was for the model, and what was drawn. Null: the answer was read from words.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    options: Annotated[
        list[TurnOption],
        Field(description="The options, in the contract's order.", min_length=1),
    ]
    mass: Annotated[
        float,
        Field(description='What the model gives to all options together.', ge=0.0),
    ]
    draw: Annotated[
        float,
        Field(description='The number that the choice was drawn with.', ge=0.0, le=1.0),
    ]


class AttemptTurn(BaseModel):
    """
    What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    field: Annotated[
        str,
        Field(description='The field, as a JSON Pointer; empty for the whole value.'),
    ]
    prompt: Annotated[str, Field(description='The message that asked for it, exactly.')]
    prefill: Annotated[
        str, Field(description='How the answer was begun; the text goes on from there.')
    ]
    odds: Annotated[
        TurnOdds | None,
        Field(
            description='How probable each option was for the model, and what was drawn. Null: the answer was read from words.',
            title='TurnOdds',
        ),
    ]


class AttemptError1(BaseModel):
    """
    Why there is no value. Null unless the attempt failed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS', 'PROMPT_REPEATED', 'IMAGES_UNSUPPORTED', 'STEPS_EXHAUSTED'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str,
        Field(
            description='What happened, with which model, and what can be done.',
            min_length=1,
        ),
    ]


class Attempt1(BaseModel):
    """
    One request to the model and what came of it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    index: Annotated[int, Field(description='Which attempt, counted from 1.', ge=1)]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='What the attempt came to.'),
    ]
    model: Annotated[
        str | None,
        Field(
            description="The client that was asked last, where the record's model stands for several. Absent: the record's model.",
            min_length=1,
        ),
    ] = None
    tried: Annotated[
        list[TriedClient] | None,
        Field(
            description='Why other clients gave no answer to this request, in the order in which they were asked. Absent: none was asked.',
            min_length=1,
        ),
    ] = None
    seed: Annotated[
        int | None,
        Field(description='The seed sent with the request. Null: none was.', ge=0),
    ]
    text: Annotated[
        str, Field(description="The model's text, exactly, as far as it came.")
    ]
    turn: Annotated[
        AttemptTurn | None,
        Field(
            description='What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.',
            title='AttemptTurn',
        ),
    ] = None
    finish_reason: Annotated[
        Literal['stop', 'length', 'other', 'aborted', 'error'],
        Field(
            description='Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.'
        ),
    ]
    repairs: Annotated[
        list[Repair], Field(description='What was put right to read the text.')
    ]
    violations: Annotated[
        list[Violation],
        Field(description='Which rules the value read from the text breaks.'),
    ]
    error: Annotated[
        AttemptError1 | None,
        Field(
            description='Why there is no value. Null unless the attempt failed.',
            title='AttemptError',
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(description='Tokens of the prompt. Null: the engine does not say.', ge=0),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(description='Tokens of the answer. Null: the engine does not say.', ge=0),
    ]
    started_at: Annotated[
        AwareDatetime, Field(description='When the request began, RFC 3339.')
    ]
    duration_ms: Annotated[
        int, Field(description='Milliseconds until the answer had ended.', ge=0)
    ]


class WeighedOption(BaseModel):
    """
    An option.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    value: Annotated[str, Field(description='The value, as text.')]
    name: Annotated[
        str, Field(description='What it was called where it was asked for.')
    ]
    probability: Annotated[
        float,
        Field(
            description='Its share of what the model gives to all options, in millionths.',
            ge=0.0,
            le=1.0,
        ),
    ]


class KnownOdds(BaseModel):
    """
    The probability of every option.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    field: Annotated[str, Field(description='The field, as a JSON Pointer.')]
    state: Annotated[Literal['known'], Field(description='The odds are known.')]
    source: Annotated[
        Literal['evaluated', 'listed'],
        Field(
            description='evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists.'
        ),
    ]
    options: Annotated[
        list[WeighedOption],
        Field(
            description="The options, in the contract's order. Their probabilities sum up to 1.",
            min_length=1,
        ),
    ]
    mass: Annotated[
        float,
        Field(description='What the model gives to all options together.', ge=0.0),
    ]


class AbsentOdds(BaseModel):
    """
    Odds that are not known. They are never guessed from the answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    field: Annotated[str, Field(description='The field, as a JSON Pointer.')]
    state: Annotated[Literal['absent'], Field(description='The odds are not known.')]
    reason: Annotated[str, Field(description='Why.', min_length=1)]


class StepOdds(BaseModel):
    """
    How probable each option of the choice was for the model, next to its answer. Absent: no odds were asked for.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fields: Annotated[
        list[KnownOdds | AbsentOdds],
        Field(
            description='The odds of each field that they were asked for.', min_length=1
        ),
    ]
    requests: Annotated[
        int,
        Field(
            description='Requests made for the odds alone. They are no attempts.', ge=0
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of their prompts. Null: there was no request, or the engine does not say.',
            ge=0,
        ),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of their answers. Null: there was no request, or the engine does not say.',
            ge=0,
        ),
    ]


class Step(BaseModel):
    """
    One thing that the model was asked for on the way to a decision.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        Literal['decision', 'state', 'text'],
        Field(
            description='The whole decision; the next state of the chart; or the text that a choice needs.'
        ),
    ]
    contract: Annotated[
        str,
        Field(
            description='The contract that was asked for.',
            pattern='^[a-z][a-z0-9-]*/v[1-9][0-9]*$',
        ),
    ]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='What the step came to.'),
    ]
    next_state: Annotated[
        str | None,
        Field(
            description='The state that was chosen. Null: the step chooses no state, or came to nothing.',
            min_length=1,
        ),
    ]
    attempts: Annotated[
        list[Attempt1], Field(description='Every request made, in order.')
    ]
    odds: Annotated[
        StepOdds | None,
        Field(
            description='How probable each option of the choice was for the model, next to its answer. Absent: no odds were asked for.'
        ),
    ] = None


class Source(BaseModel):
    """
    One paragraph of the context.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(description='What items refer to.', min_length=1)]
    file: Annotated[
        str | None, Field(description='The file it comes from. Null: not from a file.')
    ]
    text: Annotated[str, Field(description='Its words.', min_length=1)]


class PendingPlan(BaseModel):
    """
    The planner has not been asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class RunningPlan(BaseModel):
    """
    The planner is being asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['running'], Field(description='Being asked.')]


class Normalisation(BaseModel):
    """
    What was done to the planner's answer to make it a plan.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    unknown_dropped: Annotated[
        list[str], Field(description='Names that no specialist has; usually empty.')
    ]
    duplicates_dropped: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(description='Specialists named more than once; usually empty.'),
    ]
    all_by_default: Annotated[
        bool,
        Field(description='The answer named none that exist, so all four are asked.'),
    ]


class Repair2(RootModel[str]):
    root: Annotated[str, Field(description='The name of a repair.', min_length=1)]


class PendingSpecialist(BaseModel):
    """
    Not asked yet.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class RunningSpecialist(BaseModel):
    """
    Being asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['running'], Field(description='Being asked.')]


class PendingSynthesis(BaseModel):
    """
    Not asked yet.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class RunningSynthesis(BaseModel):
    """
    Being asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['running'], Field(description='Being asked.')]


class Stance(BaseModel):
    """
    How many samples took one stance.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    recommendation: Annotated[str, Field(description='The stance.', min_length=1)]
    count: Annotated[int, Field(description='How many.', ge=1)]


class SkippedSynthesis(BaseModel):
    """
    Not asked, because every specialist failed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['skipped'], Field(description='Not asked.')]


class Usage(BaseModel):
    """
    What was spent.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    attempts: Annotated[int, Field(description='Requests made.', ge=0)]
    prompt_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all prompts. Null: the engine does not say.', ge=0
        ),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all answers. Null: the engine does not say.', ge=0
        ),
    ]
    duration_ms: Annotated[
        int, Field(description='Milliseconds spent asking, waits included.', ge=0)
    ]


class RunError(BaseModel):
    """
    What went wrong.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONNECTION_FAILED', 'MODEL_NOT_FOUND', 'UNAUTHORIZED', 'RATE_LIMITED', 'TIMEOUT', 'SERVER_BUSY', 'PROTOCOL_ERROR', 'TRUNCATED', 'UNREADABLE', 'CONTRACT_VIOLATION', 'CONTEXT_OVERFLOW', 'ABORTED', 'REPLAY_MISS', 'PROMPT_REPEATED', 'IMAGES_UNSUPPORTED', 'STEPS_EXHAUSTED'],
        Field(description='The stable name of what went wrong.'),
    ]
    message: Annotated[
        str, Field(description='What happened and what can be done.', min_length=1)
    ]


class Source1(RootModel[str]):
    root: Annotated[str, Field(description='The id of a source.', min_length=1)]


class Item(BaseModel):
    """
    One item of a list, and what stands behind it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    text: Annotated[str, Field(description='The item as the specialist wrote it.')]
    named_by: Annotated[int, Field(description='How many samples named it.', ge=1)]
    sources: Annotated[
        list[Source1],
        Field(
            description='The paragraphs of the context that it rests on; may be empty.'
        ),
    ]


class RunSynthesis(BaseModel):
    """
    The recommendation that a decision comes to.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    recommendation: Annotated[
        str,
        Field(
            description='A short stance, normally go, no-go or conditional_go. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    confidence: Annotated[
        Literal['low', 'medium', 'high'],
        Field(description='How sure the recommendation is.'),
    ]
    rationale: Annotated[
        str,
        Field(
            description='Why, in one or several sentences. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    key_tradeoffs: Annotated[
        list[str],
        Field(description='What is gained at the cost of what. May be empty.'),
    ]
    next_steps: Annotated[list[str], Field(description='What to do now. May be empty.')]
    open_questions: Annotated[
        list[str], Field(description='What is not known yet. May be empty.')
    ]


class Source2(BaseModel):
    """
    One passage of the context.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(description='What items refer to.', min_length=1)]
    file: Annotated[
        str | None, Field(description='The file it comes from. Null: not from a file.')
    ]
    text: Annotated[str, Field(description='Its words.', min_length=1)]
    page: Annotated[
        int | None,
        Field(
            description='The page of a PDF, or the slide of a presentation, that it is on. Null: the format has none.',
            ge=1,
        ),
    ]
    line: Annotated[
        int | None,
        Field(
            description='The line of its first word: of the file, or of the page of a PDF. Null: the format has no lines.',
            ge=1,
        ),
    ]
    heading: Annotated[
        str | None, Field(description='The heading above it. Null: there is none.')
    ]


class ContextDocument(BaseModel):
    """
    A document that the context comes from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[
        str, Field(description='The file, as sources name it.', min_length=1)
    ]
    kind: Annotated[
        Literal['text', 'markdown', 'html', 'pdf', 'docx', 'pptx', 'email', 'csv', 'xlsx'],
        Field(description='Its format.'),
    ]
    title: Annotated[
        str | None, Field(description='The title that it gives itself. Null: none.')
    ]
    date: Annotated[
        str | None,
        Field(
            description='The day that it gives itself, as YYYY-MM-DD. Null: none.',
            pattern='^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        ),
    ]
    sha256: Annotated[
        str | None,
        Field(
            description="SHA-256 of the file's bytes in lower-case hex: with another one, the file is no longer what the decision was made with. Absent in runs made before it was kept.",
            pattern='^[0-9a-f]{64}$',
        ),
    ] = None


class NotRead(BaseModel):
    """
    A document, or a part of one, that was not read.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[str, Field(description='The file.', min_length=1)]
    page: Annotated[
        int | None,
        Field(description='The page or slide. Null: another part, or all of it.', ge=1),
    ]
    reason: Annotated[str, Field(description='Why it was not read.', min_length=1)]


class Source3(RootModel[str]):
    root: Annotated[str, Field(description='The id of a source.', min_length=1)]


class Assumption1(BaseModel):
    """
    The assumption of the recommendation that is the least certain. Absent: none was named.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    text: Annotated[
        str, Field(description='The assumption, in a sentence.', min_length=1)
    ]
    sources: Annotated[
        list[Source3],
        Field(description='The paragraphs that it rests on; may be empty.'),
    ]


class StepDetail(BaseModel):
    """
    Who does a next step, and until when.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    owner: Annotated[
        str | None,
        Field(
            description='Who does it, as the context names them. Null: it does not say.',
            min_length=1,
        ),
    ]
    due: Annotated[
        str | None,
        Field(
            description='Until when, as the context writes it. Null: it does not say.',
            min_length=1,
        ),
    ]


class PendingOption(BaseModel):
    """
    Not assessed yet.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='The option, as the question or the caller names it.',
            min_length=1,
        ),
    ]
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class PendingSensitivity(BaseModel):
    """
    Not asked yet.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class SkippedSensitivity(BaseModel):
    """
    There is no recommendation, or no fact to change.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['skipped'], Field(description='Not asked.')]


class PendingChange(BaseModel):
    """
    The recommendation was not asked for yet.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fact: Annotated[
        str, Field(description='The fact, as a specialist wrote it.', min_length=1)
    ]
    sources: Annotated[
        list[Source3],
        Field(description='The paragraphs that the fact rests on; may be empty.'),
    ]
    instead: Annotated[
        str, Field(description='How it would read if it were otherwise.', min_length=1)
    ]
    state: Annotated[Literal['pending'], Field(description='Not started.')]


class ComputedFigure(BaseModel):
    """
    A figure that was computed from all rows of a table, without a model.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['computed'], Field(description='Computed.')]
    question: Annotated[
        str,
        Field(
            description='What was asked of the table, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    source: Annotated[
        str, Field(description='The source that states it.', min_length=1)
    ]
    columns: Annotated[list[str], Field(description='The columns that were used.')]
    rows: Annotated[int, Field(description='How many rows it was computed from.', ge=0)]
    total_rows: Annotated[int, Field(description='How many rows the table has.', ge=0)]
    reading: Annotated[
        list[str], Field(description='How the question and the table were read.')
    ]


class NotComputed(BaseModel):
    """
    A figure that the tables do not give.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['not-computed'], Field(description='Not computed.')]
    question: Annotated[
        str,
        Field(
            description='What was asked of the table, not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    file: Annotated[
        str, Field(description='The table, as sources name its file.', min_length=1)
    ]
    reason: Annotated[
        str, Field(description='Why the table does not give it.', min_length=1)
    ]


class Item1(BaseModel):
    """
    One item of a list, and what stands behind it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    text: Annotated[str, Field(description='The item as the specialist wrote it.')]
    named_by: Annotated[int, Field(description='How many samples named it.', ge=1)]
    sources: Annotated[
        list[Source3],
        Field(
            description='The paragraphs of the context that it rests on; may be empty.'
        ),
    ]


class RationaleItem(RootModel[str]):
    root: Annotated[str, Field(description='The id of a source.', min_length=1)]


class KeyTradeoff(RootModel[str]):
    root: Annotated[str, Field(description='The id of a source.', min_length=1)]


class NextStep(RootModel[str]):
    root: Annotated[str, Field(description='The id of a source.', min_length=1)]


class Citations(BaseModel):
    """
    The passages that the parts of a recommendation rest on. A list has an entry for each item, in its order, or is empty. Open questions have none.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    rationale: Annotated[
        list[RationaleItem], Field(description='Those of the rationale.')
    ]
    key_tradeoffs: Annotated[
        list[list[KeyTradeoff]], Field(description='Those of each trade-off.')
    ]
    next_steps: Annotated[
        list[list[NextStep]], Field(description='Those of each next step.')
    ]


class ResharedByItem(RootModel[str]):
    root: Annotated[str, Field(description='The id of an agent.', min_length=1)]


class ExposureV1(BaseModel):
    """
    One item that an agent was shown in a round.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[int, Field(description='The round.', ge=0)]
    agent_id: Annotated[str, Field(description='Who was shown it.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post or reply that was shown.', min_length=1)
    ]
    rank: Annotated[
        int, Field(description='Its place in the feed, counted from 1.', ge=1)
    ]
    route: Annotated[
        Literal['followed', 'reshared', 'replied', 'outside'],
        Field(
            description='How it reached the agent: its author is followed, somebody who is followed reshared it, it replies to a post of the agent, or it came from outside the network. The first that applies.'
        ),
    ]
    reshared_by: Annotated[
        list[ResharedByItem],
        Field(
            description='Those followed who reshared it since the agent was last shown it, by id. Empty: nobody.'
        ),
    ]


class ActivityItem(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


class ActivityArrayItem(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


ActivityArray = TypeAliasType(
    "ActivityArray",
    Annotated[list[ActivityArrayItem], Field(max_length=24, min_length=24)],
)


ActivityNumber = TypeAliasType(
    "ActivityNumber", Annotated[float, Field(ge=0.0, le=1.0)]
)


class ModelPolicy(BaseModel):
    """
    A model decides.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['model'], Field(description='A model decides.')]
    ask: Annotated[
        Literal['post', 'whole-feed'] | None,
        Field(
            description='Whether the model decides on each post of a feed, or is shown the whole feed and decides on one post of it. Absent: post.'
        ),
    ] = 'post'
    memory: Annotated[
        int | None,
        Field(
            description='How many of its own last moves an agent is reminded of. Absent: 0.',
            ge=0,
        ),
    ] = 0
    odds: Annotated[
        bool | None,
        Field(
            description='Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.'
        ),
    ] = None
    choices: Annotated[
        list[Literal['LIKE', 'REPLY', 'RESHARE', 'QUOTE', 'FOLLOW', 'UNFOLLOW', 'MUTE', 'SCROLL']] | None,
        Field(
            description='What agents may do with a post: the choices of agent-decision/v3 that they have. RESHARE shares it as it is, QUOTE with a comment; FOLLOW, UNFOLLOW and MUTE are about its author, and are offered only where they change something. SCROLL is always one of them. Absent: LIKE, REPLY, RESHARE with a comment, and SCROLL, as in agent-decision/v2.',
            min_length=2,
        ),
    ] = None


class ReasonerPolicy(BaseModel):
    """
    The reasoner chooses the next state of the social chart, then the model writes the text that the state needs.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['reasoner'], Field(description='The chart and the reasoner decide.')
    ]
    memory: Annotated[
        int | None,
        Field(
            description='How many of its own last moves an agent is reminded of. Absent: 0.',
            ge=0,
        ),
    ] = 0
    odds: Annotated[
        bool | None,
        Field(
            description='Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.'
        ),
    ] = None


class CascadePolicy(BaseModel):
    """
    Independent cascade: an agent reshares with a fixed probability, drawn once for each way a post reaches it, and otherwise scrolls past.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['cascade'], Field(description='Reshares by chance.')]
    probability: Annotated[
        float,
        Field(description='The probability of resharing, 0 to 1.', ge=0.0, le=1.0),
    ]


class ThresholdPolicy(BaseModel):
    """
    Linear threshold: an agent reshares a post once a share of those it follows has adopted it, by writing or by resharing it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['threshold'], Field(description='Reshares as others do.')]
    share: Annotated[
        float,
        Field(
            description='The share of those it follows that must have written or reshared the post, 0 to 1. The author of a post that reaches everyone counts as one of them.',
            ge=0.0,
            le=1.0,
        ),
    ]


class AbsoluteThresholdPolicy(BaseModel):
    """
    An agent reshares a post once a number of those it follows have adopted it, by writing or by resharing it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['absolute-threshold'],
        Field(description='Reshares once enough others have.'),
    ]
    count: Annotated[
        int,
        Field(
            description='How many of those it follows must have written or reshared the post. The author of a post that reaches everyone counts as one of them.',
            ge=1,
        ),
    ]


class InterestsPolicy(BaseModel):
    """
    An agent likes or reshares what touches its interests.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['interests'], Field(description='Decides by interests.')]
    like: Annotated[
        float | None,
        Field(
            description="The share of an agent's interests that a text must mention to be liked. Absent: 0.25.",
            ge=0.0,
            le=1.0,
        ),
    ] = 0.25
    reshare: Annotated[
        float | None,
        Field(
            description="The share of an agent's interests that a text must mention to be reshared. Absent: 0.5.",
            ge=0.0,
            le=1.0,
        ),
    ] = 0.5


class BaseRates(BaseModel):
    """
    How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    LIKE: Annotated[
        float | None,
        Field(
            description='How often a post of average relevance is liked, 0 to 1. Absent: 0.',
            ge=0.0,
            le=1.0,
        ),
    ] = 0
    REPLY: Annotated[
        float | None,
        Field(
            description='How often it is replied to, 0 to 1; only where a model writes the words. Absent: 0.',
            ge=0.0,
            le=1.0,
        ),
    ] = 0
    RESHARE: Annotated[
        float | None,
        Field(
            description='How often it is reshared, 0 to 1. Absent: 0.', ge=0.0, le=1.0
        ),
    ] = 0


class RelevancePolicy(BaseModel):
    """
    A rule decides by relevance, as a file of the scenario has it: what is more relevant to an agent than other posts are, and than it is to other agents, is acted on more often than the base rates say.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['relevance'], Field(description='Decides by relevance.')]
    rates: Annotated[
        BaseRates,
        Field(
            description='How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.',
            title='BaseRates',
        ),
    ]
    weight: Annotated[
        float | None,
        Field(
            description="By how much the logarithm of each action's odds grows with a standard deviation of relevance. Absent: 1.",
            ge=0.0,
            le=10.0,
        ),
    ] = 1
    words: Annotated[
        bool | None,
        Field(
            description="Whether a model writes what the agents say: the reason for each choice, replies, and comments. The choices stay the rule's. Absent: false."
        ),
    ] = False


class SiPolicy(BaseModel):
    """
    Epidemic without recovery: agents become infected by those that they follow, and remain so.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['si'], Field(description='Susceptible, infected.')]
    field: Annotated[
        str,
        Field(
            description='The field of the state. Its words are susceptible and infected, in any order.',
            min_length=1,
        ),
    ]
    infection: Annotated[
        float,
        Field(
            description='The probability that one infected account infects an agent that follows it, in one round, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


class SisPolicy(BaseModel):
    """
    Epidemic without immunity: agents that have recovered are susceptible again.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['sis'], Field(description='Susceptible, infected, susceptible.')
    ]
    field: Annotated[
        str,
        Field(
            description='The field of the state. Its words are susceptible and infected, in any order.',
            min_length=1,
        ),
    ]
    infection: Annotated[
        float,
        Field(
            description='The probability that one infected account infects an agent that follows it, in one round, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]
    recovery: Annotated[
        float,
        Field(
            description='The probability that an infected agent recovers in one round, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


class SirPolicy(BaseModel):
    """
    Epidemic with immunity: agents that have recovered are removed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['sir'], Field(description='Susceptible, infected, removed.')
    ]
    field: Annotated[
        str,
        Field(
            description='The field of the state. Its words are susceptible, infected and removed, in any order.',
            min_length=1,
        ),
    ]
    infection: Annotated[
        float,
        Field(
            description='The probability that one infected account infects an agent that follows it, in one round, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]
    recovery: Annotated[
        float,
        Field(
            description='The probability that an infected agent recovers in one round, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


class VoterPolicy(BaseModel):
    """
    Voter model: an agent drawn at random takes the state of a random agent that it follows.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['voter'], Field(description='Copies a neighbour.')]
    field: Annotated[str, Field(description='The field of the state.', min_length=1)]
    updates: Annotated[
        int | None,
        Field(
            description='How many agents are drawn in a round, one after another. Absent: as many as take part.',
            ge=1,
        ),
    ] = None


class MajorityPolicy(BaseModel):
    """
    Majority rule: agents take the most frequent state of a group drawn at random, or of those that they follow.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['majority'], Field(description='Follows the majority.')]
    field: Annotated[
        str, Field(description='The field of the state: words or a flag.', min_length=1)
    ]
    group_size: Annotated[
        int | None,
        Field(
            description='The size of a group, drawn from all that take part, with replacement. Absent: there are no groups; each agent takes the most frequent state of itself and those that it follows, all at the same time.',
            ge=1,
        ),
    ] = None
    updates: Annotated[
        int | None,
        Field(
            description='How many groups meet in a round, one after another; needs group_size. Absent: as many as agents take part, divided by the size of a group and rounded up.',
            ge=1,
        ),
    ] = None
    tie: Annotated[
        constr(min_length=1) | bool | None,
        Field(
            description='The state that a tie leads to. Absent: in a tie nobody changes.'
        ),
    ] = None


class DeffuantPolicy(BaseModel):
    """
    Bounded confidence in pairs (Deffuant): an agent drawn at random meets a random agent that it follows, and both move towards each other if their opinions are close.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['deffuant'], Field(description='Meets in pairs.')]
    field: Annotated[
        str, Field(description='The field of the state: a number.', min_length=1)
    ]
    tolerance: Annotated[
        float,
        Field(
            description='Opinions further apart than this, or exactly as far, do not influence each other.',
            gt=0.0,
        ),
    ]
    convergence: Annotated[
        float | None,
        Field(
            description='The part of their distance that each of the two moves. Absent: 0.5, so that they agree.',
            gt=0.0,
            le=0.5,
        ),
    ] = None
    updates: Annotated[
        int | None,
        Field(
            description='How many pairs meet in a round, one after another. Absent: as many as agents take part.',
            ge=1,
        ),
    ] = None


class HegselmannKrausePolicy(BaseModel):
    """
    Bounded confidence in groups (Hegselmann and Krause): an agent takes the mean of the close opinions of those that it follows.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['hegselmann-krause'], Field(description='Averages close opinions.')
    ]
    field: Annotated[
        str, Field(description='The field of the state: a number.', min_length=1)
    ]
    tolerance: Annotated[
        float,
        Field(
            description='Opinions further apart than this, or exactly as far, do not influence each other.',
            gt=0.0,
        ),
    ]
    counts_itself: Annotated[
        bool | None,
        Field(description='Whether its own opinion is part of the mean. Absent: true.'),
    ] = None
    updates: Annotated[
        int | None,
        Field(
            description='How many agents are drawn in a round, one after another. Absent: all agents update at the same time.',
            ge=1,
        ),
    ] = None


class DegrootPolicy(BaseModel):
    """
    Averaging (DeGroot): an agent takes the mean of its own opinion and those of the agents that it follows, all at the same time.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['degroot'], Field(description='Averages all opinions.')]
    field: Annotated[
        str, Field(description='The field of the state: a number.', min_length=1)
    ]
    self_weight: Annotated[
        float | None,
        Field(
            description='The weight of its own opinion; the others share the rest equally, 0 to 1. Absent: all weigh the same.',
            ge=0.0,
            le=1.0,
        ),
    ] = None


class CustomPolicy(BaseModel):
    """
    A policy given in code, by its name.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['custom'], Field(description='A policy given in code.')]
    name: Annotated[
        str,
        Field(description='The name under which the policy is given.', min_length=1),
    ]


class EventFile(RootModel[str]):
    root: Annotated[
        str, Field(description='A file of posts, relative to the change.', min_length=1)
    ]


class RankerWeights(BaseModel):
    """
    How much each ranker counts in the mixed one. Rankers that are absent count 0. Absent as a whole: 1 for each.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    chronological: Annotated[
        float | None, Field(description='The weight of recency. Absent: 0.', ge=0.0)
    ] = 0
    engagement: Annotated[
        float | None, Field(description='The weight of engagement. Absent: 0.', ge=0.0)
    ] = 0
    interests: Annotated[
        float | None,
        Field(description="The weight of the agent's interests. Absent: 0.", ge=0.0),
    ] = 0


class RemovalEvent(BaseModel):
    """
    A post and its reshares are hidden; replies to it remain.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['removal'],
        Field(description='A post and its reshares are hidden; replies to it remain.'),
    ]
    post_id: Annotated[str, Field(description='The post.', min_length=1)]


class RankerEvent(BaseModel):
    """
    Feeds are ranked in another way.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['ranker'], Field(description='Feeds are ranked in another way.')
    ]
    ranker: Annotated[
        str,
        Field(
            description='How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.',
            min_length=1,
        ),
    ]
    weights: Annotated[
        RankerWeights | None,
        Field(
            description='How much each ranker counts, for the mixed one. Absent: 1 for each.'
        ),
    ] = None


class FeedSizeEvent(BaseModel):
    """
    Feeds become longer or shorter.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['feed-size'], Field(description='Feeds become longer or shorter.')
    ]
    size: Annotated[
        int | None,
        Field(
            description='The maximum number of items in a feed. Null: unlimited.', ge=1
        ),
    ]


class ActivityArray1Item(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


ActivityArray1 = TypeAliasType(
    "ActivityArray1",
    Annotated[list[ActivityArray1Item], Field(max_length=24, min_length=24)],
)


class ActivityEvent(BaseModel):
    """
    Agents look at their feeds more or less often.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['activity'],
        Field(description='Agents look at their feeds more or less often.'),
    ]
    activity: Annotated[
        ActivityNumber | ActivityArray1,
        Field(
            description='The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.'
        ),
    ]
    segment: Annotated[
        str | None,
        Field(
            description='Only the agents of this segment. Absent: all.', min_length=1
        ),
    ] = None


class Agent(RootModel[str]):
    root: Annotated[str, Field(description='The id of an agent.', min_length=1)]


class ReshareEvent(BaseModel):
    """
    Agents reshare a post at once, as the seeds of a cascade.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['reshare'],
        Field(description='Agents reshare a post at once, as the seeds of a cascade.'),
    ]
    post_id: Annotated[
        str,
        Field(
            description='The post. Agents that have reshared it already, and its author, are left out.',
            min_length=1,
        ),
    ]
    agents: Annotated[
        list[Agent], Field(description='The agents that reshare it.', min_length=1)
    ]


class SurveyEvent(BaseModel):
    """
    Agents that a model decides for are asked what they think, before anything else happens in the round.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['survey'],
        Field(
            description='Agents that a model decides for are asked what they think, before anything else happens in the round.'
        ),
    ]
    questions: Annotated[
        str,
        Field(
            description='The file of a questionnaire that the scenario of the run names, by its name without folders.',
            min_length=1,
        ),
    ]
    segment: Annotated[
        str | None,
        Field(
            description='Only the agents of this segment. Absent: all.', min_length=1
        ),
    ] = None
    remembered: Annotated[
        bool | None,
        Field(
            description='Whether agents are reminded of their answers from then on. Absent: false, the survey leaves no trace in what they do.'
        ),
    ] = False
    odds: Annotated[
        bool | None,
        Field(
            description='Whether the odds of each answer among choices are recorded next to it, where the engine gives them. Absent: no.'
        ),
    ] = None


class SimulatedTextPost(BaseModel):
    """
    A post without a picture or film.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(description='Identifies the post within the simulation.', min_length=1),
    ]
    author_id: Annotated[str, Field(description='Who wrote the post.', min_length=1)]
    text: Annotated[
        str, Field(description="The post's words, as written; may be empty.")
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the post was published, RFC 3339. Absent: when its round begins.'
        ),
    ] = None
    has_media: Annotated[
        Literal[False], Field(description='The post carries no media. Absent: false.')
    ] = False
    media_type: Annotated[
        Literal['image', 'video', 'gif'] | None,
        Field(
            description='Left over when media was removed; usually null. Absent or null: none.'
        ),
    ] = None
    media_description: Annotated[
        str | None,
        Field(
            description='What the picture or film shows, for those who cannot see it. Absent or null: not described.'
        ),
    ] = None
    likes: Annotated[
        int | None, Field(description='How many liked the post. Absent: 0.', ge=0)
    ] = 0
    reshares: Annotated[
        int | None, Field(description='How many shared it again. Absent: 0.', ge=0)
    ] = 0
    replies: Annotated[
        int | None, Field(description='How many replied. Absent: 0.', ge=0)
    ] = 0
    round: Annotated[
        int | None,
        Field(
            description='The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.',
            ge=0,
        ),
    ] = None
    followed_by: Annotated[
        Literal['followers', 'everyone'] | None,
        Field(
            description="Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise."
        ),
    ] = None
    slot: Annotated[
        str | None,
        Field(
            description="What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.",
            min_length=1,
        ),
    ] = None


class SimulatedMediaPost(BaseModel):
    """
    A post with a picture or film.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(description='Identifies the post within the simulation.', min_length=1),
    ]
    author_id: Annotated[str, Field(description='Who wrote the post.', min_length=1)]
    text: Annotated[
        str, Field(description="The post's words, as written; may be empty.")
    ]
    timestamp: Annotated[
        AwareDatetime | None,
        Field(
            description='When the post was published, RFC 3339. Absent: when its round begins.'
        ),
    ] = None
    has_media: Annotated[Literal[True], Field(description='The post carries media.')]
    media_type: Annotated[
        Literal['image', 'video', 'gif'],
        Field(description='What kind of media it carries.'),
    ]
    media_description: Annotated[
        str | None,
        Field(
            description='What the picture or film shows, for those who cannot see it. Absent or null: not described.'
        ),
    ] = None
    likes: Annotated[
        int | None, Field(description='How many liked the post. Absent: 0.', ge=0)
    ] = 0
    reshares: Annotated[
        int | None, Field(description='How many shared it again. Absent: 0.', ge=0)
    ] = 0
    replies: Annotated[
        int | None, Field(description='How many replied. Absent: 0.', ge=0)
    ] = 0
    round: Annotated[
        int | None,
        Field(
            description='The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.',
            ge=0,
        ),
    ] = None
    followed_by: Annotated[
        Literal['followers', 'everyone'] | None,
        Field(
            description="Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise."
        ),
    ] = None
    slot: Annotated[
        str | None,
        Field(
            description="What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.",
            min_length=1,
        ),
    ] = None


class Follow(BaseModel):
    """
    Who follows whom.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    follower: Annotated[str, Field(description='The agent that follows.', min_length=1)]
    followed: Annotated[
        str,
        Field(
            description='Whom it follows: an agent, or the author of posts.',
            min_length=1,
        ),
    ]


class Action(BaseModel):
    """
    One call of a tool.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    tool_name: Annotated[
        Literal['get_trend_data_tool', 'list_available_dimensions_tool', 'get_dimension_values_tool', 'save_query_to_csv_tool'],
        Field(description='The tool to call.'),
    ]
    arguments: Annotated[
        dict[str, Any],
        Field(
            description="The tool's arguments by name; which ones depends on the tool."
        ),
    ]


class SavedCsv(BaseModel):
    """
    One table that an action saves.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    description: Annotated[
        str,
        Field(description='What the table shows, at least 3 characters.', min_length=3),
    ]
    corresponding_action_index: Annotated[
        int,
        Field(
            description='Which action saves it: an index into actions, counted from 0.',
            ge=0,
        ),
    ]


class IterationResponseV1(BaseModel):
    """
    One planned iteration of an analysis: what to do, and what was learnt.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    iteration_number: Annotated[
        int, Field(description='Which iteration this is, counted from 1.', ge=1)
    ]
    phase: Annotated[
        Literal['exploration', 'pre_final', 'synthesis', 'final'],
        Field(description='The phase that this iteration belongs to.'),
    ]
    plan: Annotated[
        str,
        Field(description='What to find out now, at least 5 characters.', min_length=5),
    ]
    actions: Annotated[
        list[Action],
        Field(description='The tools to call now, at most 3.', max_length=3),
    ]
    reflect: Annotated[
        str,
        Field(
            description='What is known so far and what is missing, at least 10 characters.',
            min_length=10,
        ),
    ]
    saved_csv: Annotated[
        list[SavedCsv] | None,
        Field(
            description="The tables saved by this iteration's actions. Absent: none."
        ),
    ] = None
    meta: Annotated[
        dict[str, Any] | None,
        Field(
            description='Anything else worth keeping, such as times and token counts. Absent: nothing.'
        ),
    ] = None


class ListItemsV1(BaseModel):
    """
    What one specialist found, an item a sentence.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    items: Annotated[
        list[str],
        Field(
            description='The items, most important first. An empty list is a valid answer: nothing was found.'
        ),
    ]


class LlmConfigV1(BaseModel):
    """
    Which model to talk to, and how. Every field may be absent and then has its default.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    endpoint: Annotated[
        AnyUrl | None,
        Field(
            description="The server's base URL, http or https. Absent: the local Ollama."
        ),
    ] = 'http://localhost:11434'
    model: Annotated[
        str | None,
        Field(
            description="The model's name at that server. Absent: mistral.",
            min_length=1,
        ),
    ] = 'mistral'
    reasoning_effort: Annotated[
        Literal['low', 'medium', 'high'] | None,
        Field(
            description='How much a thinking model should think; models that take no levels are not sent it. Absent: medium.'
        ),
    ] = 'medium'
    timeout: Annotated[
        int | None,
        Field(description='Seconds to wait for one answer. Absent: 30.', gt=0),
    ] = 30
    temperature: Annotated[
        float | None,
        Field(
            description='Randomness of the answers, 0 to 2. Absent: 0.7.',
            ge=0.0,
            le=2.0,
        ),
    ] = 0.7


class PlannerResponseV1(BaseModel):
    """
    Which specialists a decision needs.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    required_agents: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(
            description='The specialists to ask, each at most once, in the order they matter.'
        ),
    ]


class TextPost(BaseModel):
    """
    A post without a picture or film.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str, Field(description='Identifies the post within its feed.', min_length=1)
    ]
    author_id: Annotated[str, Field(description='Who wrote the post.', min_length=1)]
    text: Annotated[
        str, Field(description="The post's words, as written; may be empty.")
    ]
    timestamp: Annotated[
        AwareDatetime, Field(description='When the post was published, RFC 3339.')
    ]
    has_media: Annotated[
        Literal[False], Field(description='The post carries no media. Absent: false.')
    ] = False
    media_type: Annotated[
        Literal['image', 'video', 'gif'] | None,
        Field(
            description='Left over when media was removed; usually null. Absent or null: none.'
        ),
    ] = None
    media_description: Annotated[
        str | None,
        Field(
            description='What the picture or film shows, for those who cannot see it. Absent or null: not described.'
        ),
    ] = None
    likes: Annotated[
        int | None, Field(description='How many liked the post. Absent: 0.', ge=0)
    ] = 0
    reshares: Annotated[
        int | None, Field(description='How many shared it again. Absent: 0.', ge=0)
    ] = 0
    replies: Annotated[
        int | None, Field(description='How many replied. Absent: 0.', ge=0)
    ] = 0


class MediaPost(BaseModel):
    """
    A post with a picture or film.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str, Field(description='Identifies the post within its feed.', min_length=1)
    ]
    author_id: Annotated[str, Field(description='Who wrote the post.', min_length=1)]
    text: Annotated[
        str, Field(description="The post's words, as written; may be empty.")
    ]
    timestamp: Annotated[
        AwareDatetime, Field(description='When the post was published, RFC 3339.')
    ]
    has_media: Annotated[Literal[True], Field(description='The post carries media.')]
    media_type: Annotated[
        Literal['image', 'video', 'gif'],
        Field(description='What kind of media it carries.'),
    ]
    media_description: Annotated[
        str | None,
        Field(
            description='What the picture or film shows, for those who cannot see it. Absent or null: not described.'
        ),
    ] = None
    likes: Annotated[
        int | None, Field(description='How many liked the post. Absent: 0.', ge=0)
    ] = 0
    reshares: Annotated[
        int | None, Field(description='How many shared it again. Absent: 0.', ge=0)
    ] = 0
    replies: Annotated[
        int | None, Field(description='How many replied. Absent: 0.', ge=0)
    ] = 0


class PostV1(RootModel[TextPost | MediaPost]):
    root: Annotated[
        TextPost | MediaPost, Field(description='A post in a feed.', title='PostV1')
    ]


class Choice(RootModel[str]):
    root: Annotated[
        str, Field(description='An answer to choose.', pattern='[^ \\t\\r\\n]')
    ]


class ChoiceQuestion(BaseModel):
    """
    One of several answers is chosen.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(
            description='Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.',
            min_length=1,
        ),
    ]
    kind: Annotated[
        Literal['choice'], Field(description='One of several answers is chosen.')
    ]
    text: Annotated[
        str,
        Field(
            description='The question, as the agent is asked it.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    choices: Annotated[
        list[Choice], Field(description='The answers to choose from.', min_length=2)
    ]


class ScaleQuestion(BaseModel):
    """
    A whole number on a scale whose ends have names.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(
            description='Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.',
            min_length=1,
        ),
    ]
    kind: Annotated[
        Literal['scale'],
        Field(description='A whole number on a scale whose ends have names.'),
    ]
    text: Annotated[
        str,
        Field(
            description='The question, as the agent is asked it.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    lowest: Annotated[int, Field(description='The lowest number of the scale.')]
    lowest_means: Annotated[
        str, Field(description='What the lowest number means.', pattern='[^ \\t\\r\\n]')
    ]
    highest: Annotated[
        int, Field(description='The highest number of the scale; above the lowest.')
    ]
    highest_means: Annotated[
        str,
        Field(description='What the highest number means.', pattern='[^ \\t\\r\\n]'),
    ]


class NumberQuestion(BaseModel):
    """
    A number.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(
            description='Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.',
            min_length=1,
        ),
    ]
    kind: Annotated[Literal['number'], Field(description='A number.')]
    text: Annotated[
        str,
        Field(
            description='The question, as the agent is asked it.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    minimum: Annotated[
        float | None,
        Field(description='The least that may be answered. Absent: no bound.'),
    ] = None
    maximum: Annotated[
        float | None,
        Field(description='The most that may be answered. Absent: no bound.'),
    ] = None
    whole: Annotated[
        bool | None,
        Field(description='Whether only whole numbers may be answered. Absent: false.'),
    ] = False


class TextQuestion(BaseModel):
    """
    A short text, in the agent's words.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str,
        Field(
            description='Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.',
            min_length=1,
        ),
    ]
    kind: Annotated[
        Literal['text'], Field(description="A short text, in the agent's words.")
    ]
    text: Annotated[
        str,
        Field(
            description='The question, as the agent is asked it.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    max_length: Annotated[
        int | None,
        Field(
            description='The maximum length of the answer, in characters. Absent: 300.',
            ge=1,
        ),
    ] = 300


class ReasonerResponseV1(BaseModel):
    """
    The next state of a social agent, picked by a model.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    next_state: Annotated[
        Literal['idle', 'scrolling', 'evaluating', 'composing', 'engaging_like', 'engaging_reply', 'engaging_reshare', 'resting'],
        Field(description='The state to move to.'),
    ]


class ReasonerResponseV2(BaseModel):
    """
    The next state of an agent, picked by a model among the states that a chart leaves open, and why.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    reason: Annotated[
        str | None,
        Field(
            description='Why the agent goes there, in its own voice, not blank. Null or absent: the model gave no reason.',
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None
    next_state: Annotated[
        str,
        Field(
            description='The state to move to: one of those that are open. A request lists them in place of this rule.',
            min_length=1,
        ),
    ]


class ChoiceCounts(BaseModel):
    """
    How many decisions, by models and by rules, came to each choice. IGNORE counts as SCROLL, a post of one's own as COMPOSE.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    LIKE: Annotated[int, Field(description='Decisions for LIKE.', ge=0)]
    REPLY: Annotated[int, Field(description='Decisions for REPLY.', ge=0)]
    RESHARE: Annotated[int, Field(description='Decisions for RESHARE.', ge=0)]
    SCROLL: Annotated[int, Field(description='Decisions for SCROLL.', ge=0)]
    COMPOSE: Annotated[int, Field(description='Decisions for COMPOSE.', ge=0)]
    QUOTE: Annotated[
        int | None,
        Field(
            description='Decisions for QUOTE: shared again with a comment, where RESHARE has none. Absent: 0.',
            ge=1,
        ),
    ] = None
    FOLLOW: Annotated[
        int | None, Field(description='Decisions for FOLLOW. Absent: 0.', ge=1)
    ] = None
    UNFOLLOW: Annotated[
        int | None, Field(description='Decisions for UNFOLLOW. Absent: 0.', ge=1)
    ] = None
    MUTE: Annotated[
        int | None, Field(description='Decisions for MUTE. Absent: 0.', ge=1)
    ] = None


class AnswerCounts(BaseModel):
    """
    The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    asked: Annotated[
        int,
        Field(
            description='Questions that agents were asked: valid, invalid and failed answers together.',
            ge=0,
        ),
    ]
    valid: Annotated[
        int, Field(description="Answers that keep the question's contract.", ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description="Answers that broke the question's contract to the end.", ge=0
        ),
    ]
    failed: Annotated[
        int, Field(description='Questions without an answer that could be read.', ge=0)
    ]


class RoundRecordV1(BaseModel):
    """
    What a closed round came to.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[int, Field(description='The round, counted from 0.', ge=0)]
    exposures: Annotated[
        int, Field(description='Items shown, to agents of models and of rules.', ge=0)
    ]
    asked: Annotated[
        int,
        Field(
            description='Decisions that a model was asked for: valid, invalid and failed ones together.',
            ge=0,
        ),
    ]
    by_rule: Annotated[int, Field(description='Decisions by rules.', ge=0)]
    valid: Annotated[
        int, Field(description='Decisions that keep their contract.', ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description='Decisions whose answers broke the contract to the end.', ge=0
        ),
    ]
    failed: Annotated[
        int,
        Field(
            description='Decisions that came to nothing: no answer, or none that could be read.',
            ge=0,
        ),
    ]
    choices: Annotated[
        ChoiceCounts,
        Field(
            description="How many decisions, by models and by rules, came to each choice. IGNORE counts as SCROLL, a post of one's own as COMPOSE.",
            title='ChoiceCounts',
        ),
    ]
    posts_made: Annotated[
        int, Field(description='Replies and posts that the decisions made.', ge=0)
    ]
    answers: Annotated[
        AnswerCounts | None,
        Field(
            description='The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.',
            title='AnswerCounts',
        ),
    ] = None
    requests: Annotated[
        int,
        Field(
            description='Requests to the model, for decisions and for answers to surveys.',
            ge=0,
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all prompts. Null: the engine does not say.', ge=0
        ),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all answers. Null: the engine does not say.', ge=0
        ),
    ]
    duration_ms: Annotated[
        int,
        Field(
            description='Milliseconds spent on the round since it was begun, or last continued where the run was interrupted in it.',
            ge=0,
        ),
    ]
    hash: Annotated[
        str,
        Field(
            description='What happened in the round, as a chained SHA-256 that can be compared between machines.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    previous_hash: Annotated[
        str,
        Field(
            description='The hash of the round before; for round 0 the identity of the run.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    record_hash: Annotated[
        str,
        Field(
            description='The bytes of every row recorded in the round, as a chained SHA-256; not comparable between machines, as attempts and times are part of it.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]


class ProfilesAudience(BaseModel):
    """
    Agents from a file.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['profiles'], Field(description='Agents from a file.')]
    file: Annotated[
        str,
        Field(
            description='A file of agent-profile/v1, JSON or NDJSON, relative to the scenario.',
            min_length=1,
        ),
    ]
    assignments: Annotated[
        str | None,
        Field(
            description='A file that assigns agents a segment, an activity or a policy: objects with agent_id and any of these, JSON or NDJSON. Absent: none.',
            min_length=1,
        ),
    ] = None


class NetworkIds(BaseModel):
    """
    The ids in the network's file.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['network'], Field(description="The ids in the network's file.")
    ]


class FileIds(BaseModel):
    """
    The ids in a file of their own.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['file'], Field(description='The ids in a file of their own.')
    ]
    file: Annotated[
        str,
        Field(
            description='A text file with one id on each line, relative to the scenario.',
            min_length=1,
        ),
    ]


class Interest1(RootModel[str]):
    root: Annotated[
        str,
        Field(
            description='A subject, in which names of columns may stand in braces. Left out for a person where one of its columns is missing.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]


ValuesAdditionalProperty = TypeAliasType(
    "ValuesAdditionalProperty",
    Annotated[
        str | None,
        Field(
            description='What the value means. Null: the value is missing.',
            min_length=1,
        ),
    ],
)


class MissingItem(RootModel[str]):
    root: Annotated[
        str,
        Field(description='A cell that means that the value is missing.', min_length=1),
    ]


class PrivateItem(RootModel[str]):
    root: Annotated[str, Field(description='The name of a column.', min_length=1)]


class PublicItem(RootModel[str]):
    root: Annotated[str, Field(description='The name of a column.', min_length=1)]


class PeopleAudience(BaseModel):
    """
    People from a table, an agent for each.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['people'], Field(description='People from a table, an agent for each.')
    ]
    file: Annotated[
        str,
        Field(
            description='A CSV with a row for each person, relative to the scenario.',
            min_length=1,
        ),
    ]
    id: Annotated[
        str,
        Field(
            description='The column with the ids of people, which become those of their agents.',
            min_length=1,
        ),
    ]
    describe: Annotated[
        str,
        Field(
            description='What an agent is told about its person: sentences with the names of columns in braces. A part between commas, or a sentence, is left out where one of its columns is missing.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    interests: Annotated[
        list[Interest1],
        Field(
            description='What the people care about, at least one subject for each.',
            min_length=1,
        ),
    ]
    values: Annotated[
        dict[str, dict[str, ValuesAdditionalProperty]] | None,
        Field(
            description='For each coded column, what its values mean. They take precedence over the codebook. Absent: none.'
        ),
    ] = None
    codebook: Annotated[
        str | None,
        Field(
            description='A CSV with the columns column, value and label, relative to the scenario; a value without a label is missing. Absent: none.',
            min_length=1,
        ),
    ] = None
    missing: Annotated[
        list[MissingItem] | None,
        Field(
            description='Cells that mean, in every column, that the value is missing, as an empty cell does. Absent: none.'
        ),
    ] = None
    sample: Annotated[
        int | None,
        Field(
            description='How many people are drawn from the table, at random and each once. Absent: all take part.',
            ge=1,
        ),
    ] = None
    segment: Annotated[
        str | None,
        Field(
            description='The column whose values are the segments of the audience. Absent: there are none.',
            min_length=1,
        ),
    ] = None
    weight: Annotated[
        str | None,
        Field(
            description='The column with the weights of people. Absent: all count the same, unless there are margins.',
            min_length=1,
        ),
    ] = None
    margins: Annotated[
        str | None,
        Field(
            description='A CSV with the columns column, value and share, percent or count: the known distribution of columns, to which those who take part are weighted (raking). Relative to the scenario. Absent: no such weights.',
            min_length=1,
        ),
    ] = None
    private: Annotated[
        list[PrivateItem] | None,
        Field(
            description='Columns that are emptied when the table is read: no model, run, export or page contains them. Absent: none.'
        ),
    ] = None
    public: Annotated[
        list[PublicItem] | None,
        Field(
            description='Columns that look as if they identified people and may nevertheless be stored and shown. Absent: none.'
        ),
    ] = None


class FileNetwork(BaseModel):
    """
    Who follows whom stands in a file.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['file'], Field(description='Who follows whom stands in a file.')
    ]
    file: Annotated[
        str,
        Field(
            description='An edge list (two columns, with a comma, semicolon, tab or spaces between them, with or without a header), GraphML, GEXF, or JSON, relative to the scenario.',
            min_length=1,
        ),
    ]
    format: Annotated[
        Literal['edge-list', 'graphml', 'gexf', 'adjacency'] | None,
        Field(
            description="The format of the file; adjacency is JSON with the neighbours of each node. Absent: told from the file's name and its beginning."
        ),
    ] = None
    directed: Annotated[
        bool | None,
        Field(
            description='Whether an edge is a follow in one direction; otherwise its two ends follow each other. Absent: as the file says, or true.'
        ),
    ] = None
    direction: Annotated[
        Literal['source-follows-target', 'target-follows-source'] | None,
        Field(
            description='Who follows whom along an edge with a direction. Absent: the source follows the target.'
        ),
    ] = None
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class PreferentialAttachmentNetwork(BaseModel):
    """
    Agents come one after another and prefer to follow those whom many follow already.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['preferential-attachment'],
        Field(
            description='Agents come one after another and prefer to follow those whom many follow already.'
        ),
    ]
    follows_each: Annotated[
        int, Field(description='How many others each agent follows.', ge=1)
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class SmallWorldNetwork(BaseModel):
    """
    Agents on a ring follow their nearest neighbours; some follows are redrawn at random.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['small-world'],
        Field(
            description='Agents on a ring follow their nearest neighbours; some follows are redrawn at random.'
        ),
    ]
    neighbours: Annotated[
        int,
        Field(
            description='How many nearest neighbours each agent follows; even, half of them on each side.',
            ge=2,
        ),
    ]
    rewired: Annotated[
        float,
        Field(
            description='The share of follows that are redrawn, 0 to 1.', ge=0.0, le=1.0
        ),
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class RandomNetwork(BaseModel):
    """
    Agents follow others drawn at random.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['random'], Field(description='Agents follow others drawn at random.')
    ]
    follows_each: Annotated[
        int, Field(description='How many others each agent follows.', ge=1)
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class ErdosRenyiNetwork(BaseModel):
    """
    Every possible edge has the same probability, or all networks with a number of edges have.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['erdos-renyi'],
        Field(
            description='Every possible edge has the same probability, or all networks with a number of edges have.'
        ),
    ]
    probability: Annotated[
        float | None,
        Field(
            description='The probability of each possible edge. Absent: the number of edges is given.',
            ge=0.0,
            le=1.0,
        ),
    ] = None
    edges: Annotated[
        int | None,
        Field(
            description='How many edges there are. Absent: the probability is given.',
            ge=0,
        ),
    ] = None
    directed: Annotated[
        bool | None,
        Field(
            description='Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.'
        ),
    ] = None
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class WattsStrogatzNetwork(BaseModel):
    """
    Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['watts-strogatz'],
        Field(
            description='Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.'
        ),
    ]
    neighbours: Annotated[
        int,
        Field(
            description='How many nearest neighbours each agent is connected to; even, half of them on each side.',
            ge=2,
        ),
    ]
    rewired: Annotated[
        float,
        Field(
            description='The probability with which the far end of an edge is moved to a random agent.',
            ge=0.0,
            le=1.0,
        ),
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class BarabasiAlbertNetwork(BaseModel):
    """
    Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['barabasi-albert'],
        Field(
            description='Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.'
        ),
    ]
    attaches: Annotated[
        int,
        Field(description='How many earlier agents each agent is connected to.', ge=1),
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class Size(RootModel[int]):
    root: Annotated[int, Field(description='How many agents a block has.', ge=1)]


class ProbabilityItem(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability of an edge from an agent of one block to an agent of another.',
            ge=0.0,
            le=1.0,
        ),
    ]


class Probability(RootModel[list[ProbabilityItem]]):
    root: Annotated[
        list[ProbabilityItem],
        Field(description='The probabilities from one block to each.', min_length=1),
    ]


class StochasticBlocksNetwork(BaseModel):
    """
    The probability of an edge depends on the blocks of its two ends.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['stochastic-blocks'],
        Field(
            description='The probability of an edge depends on the blocks of its two ends.'
        ),
    ]
    sizes: Annotated[
        list[Size] | None,
        Field(
            description='How many agents each block has, in the order of ids. Absent: the blocks are the segments of the audience.',
            min_length=1,
        ),
    ] = None
    probabilities: Annotated[
        list[Probability],
        Field(
            description='The probability of an edge from each block to each block. Without directions, the same both ways.',
            min_length=1,
        ),
    ]
    directed: Annotated[
        bool | None,
        Field(
            description='Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.'
        ),
    ] = None
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class DegreeCount(BaseModel):
    """
    How many agents have a degree.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    degree: Annotated[int, Field(description='The number of edges of an agent.', ge=0)]
    agents: Annotated[int, Field(description='How many agents have this degree.', ge=1)]


class ConfigurationNetwork(BaseModel):
    """
    Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['configuration'],
        Field(
            description='Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.'
        ),
    ]
    degrees: Annotated[
        list[DegreeCount],
        Field(
            description='How many agents have each degree; which ones is drawn.',
            min_length=1,
        ),
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class EveryoneNetwork(BaseModel):
    """
    Everyone follows everyone.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['everyone'], Field(description='Everyone follows everyone.')
    ]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class NobodyNetwork(BaseModel):
    """
    Nobody follows anybody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['nobody'], Field(description='Nobody follows anybody.')]
    follows_after: Annotated[
        int | None,
        Field(
            description='An agent starts to follow somebody after engaging with this many of their posts. Absent: never.',
            ge=1,
        ),
    ] = None


class PostFile(BaseModel):
    """
    The posts known beforehand. Absent: none.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[
        str,
        Field(
            description='A file of simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON, relative to the scenario.',
            min_length=1,
        ),
    ]


class EventFile1(RootModel[str]):
    root: Annotated[
        str,
        Field(description='A file of posts, relative to the scenario.', min_length=1),
    ]


class RelevanceFile(BaseModel):
    """
    How relevant posts are to agents, for the rankers relevance and embeddings and the policy relevance. Absent: none of them is used.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    file: Annotated[
        str,
        Field(
            description='A file of agent_id, post_id and score, CSV with these three columns or NDJSON, relative to the scenario; `concordat simulate relevance` makes it, with --embeddings for the ranker embeddings.',
            min_length=1,
        ),
    ]


class ActivityArray2Item(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


ActivityArray2 = TypeAliasType(
    "ActivityArray2",
    Annotated[list[ActivityArray2Item], Field(max_length=24, min_length=24)],
)


class StopRules(BaseModel):
    """
    When agents stop looking at their feeds: as soon as one of the rules holds. The remaining rounds are empty. Absent: never.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    unchanged_rounds: Annotated[
        int | None,
        Field(
            description='After this many rounds in a row in which every agent scrolled past everything and no state changed, if no post or event is to come. Absent: no such rule.',
            ge=1,
        ),
    ] = None
    share: Annotated[
        float | None,
        Field(
            description='Once this share of the agents has reshared a post. Absent: no such rule.',
            gt=0.0,
            le=1.0,
        ),
    ] = None
    tolerance: Annotated[
        float | None,
        Field(
            description='A number of a state that changes by less than this counts as unchanged. Absent: every change counts.',
            gt=0.0,
        ),
    ] = None


class RelevancePolicy1(BaseModel):
    """
    A rule decides by relevance, as a file of the scenario has it: what is more relevant to an agent than other posts are, and than it is to other agents, is acted on more often than the base rates say.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['relevance'], Field(description='Decides by relevance.')]
    rates: Annotated[
        BaseRates,
        Field(
            description='How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.',
            title='BaseRates',
        ),
    ]
    weight: Annotated[
        float | None,
        Field(
            description="By how much the logarithm of each action's odds grows with a standard deviation of relevance. Absent: 1.",
            ge=0.0,
            le=10.0,
        ),
    ] = 1
    words: Annotated[
        bool | None,
        Field(
            description="Whether a model writes what the agents say: the reason for each choice, replies, and comments. The choices stay the rule's. Absent: false."
        ),
    ] = False


class FromItem(RootModel[str]):
    root: Annotated[
        str, Field(description='One subject, in a few words.', min_length=1)
    ]


class InterestPool(BaseModel):
    """
    What its agents care about.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    from_: Annotated[
        list[FromItem],
        Field(alias='from', description='The subjects to draw from.', min_length=1),
    ]
    count: Annotated[
        int, Field(description='How many different ones each agent gets.', ge=1)
    ]


class Personality(RootModel[str]):
    root: Annotated[str, Field(description='A manner, in a few words.', min_length=1)]


class StancesAdditionalPropertyItem(RootModel[str]):
    root: Annotated[str, Field(description='A position on the topic.', min_length=1)]


StancesAdditionalProperty = TypeAliasType(
    "StancesAdditionalProperty",
    Annotated[
        list[StancesAdditionalPropertyItem],
        Field(description='Positions to draw from, one for each agent.', min_length=1),
    ],
)


class ActivityArray3Item(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


ActivityArray3 = TypeAliasType(
    "ActivityArray3",
    Annotated[list[ActivityArray3Item], Field(max_length=24, min_length=24)],
)


class Segment(BaseModel):
    """
    A part of the audience.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(description='What the segment is called.', min_length=1)]
    share: Annotated[
        float,
        Field(
            description='Its share of the audience, 0 to 1. The shares of all segments add up to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]
    interests: Annotated[
        InterestPool,
        Field(description='What its agents care about.', title='InterestPool'),
    ]
    personalities: Annotated[
        list[Personality] | None,
        Field(
            description='Manners to draw from, one for each agent. Absent: neutral.',
            min_length=1,
        ),
    ] = None
    stances: Annotated[
        dict[str, StancesAdditionalProperty] | None,
        Field(description='For each topic, the positions to draw from. Absent: none.'),
    ] = None
    activity: Annotated[
        ActivityNumber | ActivityArray3 | None,
        Field(
            description='The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: the activity of the scenario.'
        ),
    ] = None
    policy: Annotated[
        ModelPolicy | ReasonerPolicy | CascadePolicy | ThresholdPolicy | AbsoluteThresholdPolicy | InterestsPolicy | RelevancePolicy1 | SiPolicy | SisPolicy | SirPolicy | VoterPolicy | MajorityPolicy | DeffuantPolicy | HegselmannKrausePolicy | DegrootPolicy | CustomPolicy | None,
        Field(
            description='Who decides what its agents do. Absent: the policy of the scenario.',
            title='PolicySpec',
        ),
    ] = None


class RankerEvent1(BaseModel):
    """
    Feeds are ranked in another way.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['ranker'], Field(description='Feeds are ranked in another way.')
    ]
    ranker: Annotated[
        str,
        Field(
            description='How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.',
            min_length=1,
        ),
    ]
    weights: Annotated[
        RankerWeights | None,
        Field(
            description='How much each ranker counts, for the mixed one. Absent: 1 for each.'
        ),
    ] = None


class ActivityArray4Item(RootModel[float]):
    root: Annotated[
        float,
        Field(
            description='The probability in one hour of the day, 0 to 1.',
            ge=0.0,
            le=1.0,
        ),
    ]


ActivityArray4 = TypeAliasType(
    "ActivityArray4",
    Annotated[list[ActivityArray4Item], Field(max_length=24, min_length=24)],
)


class ActivityEvent1(BaseModel):
    """
    Agents look at their feeds more or less often.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['activity'],
        Field(description='Agents look at their feeds more or less often.'),
    ]
    activity: Annotated[
        ActivityNumber | ActivityArray4,
        Field(
            description='The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.'
        ),
    ]
    segment: Annotated[
        str | None,
        Field(
            description='Only the agents of this segment. Absent: all.', min_length=1
        ),
    ] = None


class ReshareEvent1(BaseModel):
    """
    Agents reshare a post at once, as the seeds of a cascade.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['reshare'],
        Field(description='Agents reshare a post at once, as the seeds of a cascade.'),
    ]
    post_id: Annotated[
        str,
        Field(
            description='The post. Agents that have reshared it already, and its author, are left out.',
            min_length=1,
        ),
    ]
    agents: Annotated[
        list[Agent], Field(description='The agents that reshare it.', min_length=1)
    ]


class SurveyEvent1(BaseModel):
    """
    Agents that a model decides for are asked what they think, before anything else happens in the round.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['survey'],
        Field(
            description='Agents that a model decides for are asked what they think, before anything else happens in the round.'
        ),
    ]
    questions: Annotated[
        str,
        Field(
            description='A file of questionnaire/v1, relative to the scenario.',
            min_length=1,
        ),
    ]
    segment: Annotated[
        str | None,
        Field(
            description='Only the agents of this segment. Absent: all.', min_length=1
        ),
    ] = None
    remembered: Annotated[
        bool | None,
        Field(
            description='Whether agents are reminded of their answers from then on. Absent: false, the survey leaves no trace in what they do.'
        ),
    ] = False
    odds: Annotated[
        bool | None,
        Field(
            description='Whether the odds of each answer among choices are recorded next to it, where the engine gives them. Absent: no.'
        ),
    ] = None


class StartValue(BaseModel):
    """
    All agents start with the same value.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['value'], Field(description='One value for all.')]
    value: Annotated[float | str | bool, Field(description='The value.')]


class StartAgents(BaseModel):
    """
    Some agents start with a value, and all others with another.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['agents'], Field(description='Agents by their ids.')]
    agents: Annotated[
        list[Agent],
        Field(description='The agents that start with the value.', min_length=1),
    ]
    value: Annotated[float | str | bool, Field(description='Their value.')]
    otherwise: Annotated[
        float | str | bool, Field(description='The value of all others.')
    ]


SharesAdditionalProperty = TypeAliasType(
    "SharesAdditionalProperty",
    Annotated[float, Field(description='The share, 0 to 1.', ge=0.0, le=1.0)],
)


class StartShares(BaseModel):
    """
    Each value has a share of the agents, who are drawn at random. The numbers of agents are exact, rounded so that they add up.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['shares'], Field(description='Shares of words or of a flag.')
    ]
    shares: Annotated[
        dict[str, SharesAdditionalProperty],
        Field(
            description='The share of each word, or of true and false. They add up to 1.',
            min_length=1,
        ),
    ]


class StartUniform(BaseModel):
    """
    Numbers are drawn at random, each between two bounds equally often.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['uniform'], Field(description='A uniform distribution.')]
    from_: Annotated[float, Field(alias='from', description='The lower bound.')]
    to: Annotated[float, Field(description='The upper bound, not included.')]


class StartNormal(BaseModel):
    """
    Numbers are drawn from a normal distribution, and drawn again if they are outside the bounds of the field.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['normal'], Field(description='A normal distribution.')]
    mean: Annotated[
        float,
        Field(
            description='The mean before numbers outside the bounds are drawn again.'
        ),
    ]
    deviation: Annotated[
        float, Field(description='The standard deviation, likewise.', ge=0.0)
    ]


class StartTable(BaseModel):
    """
    A column of the table of states.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['table'], Field(description='A column of `states.file`.')]
    column: Annotated[str, Field(description='The name of the column.', min_length=1)]


class StartAttribute(BaseModel):
    """
    An attribute of the agents.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['attribute'], Field(description='What an agent is like.')]
    attribute: Annotated[
        str,
        Field(
            description='segment, personality, the topic of a stance, or for an audience of people a column of their table.',
            min_length=1,
        ),
    ]
    values: Annotated[
        dict[str, float | str | bool] | None,
        Field(
            description='For each text of the attribute, the value of the field. Absent: the text is the value, or is read as a number.',
            min_length=1,
        ),
    ] = None


class NumberField(BaseModel):
    """
    A number, such as an opinion.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['number'], Field(description='A number.')]
    minimum: Annotated[
        float | None, Field(description='The least value. Absent: none.')
    ] = None
    maximum: Annotated[
        float | None, Field(description='The greatest value. Absent: none.')
    ] = None
    question: Annotated[
        str | None,
        Field(
            description="A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None
    start: Annotated[
        StartValue | StartAgents | StartShares | StartUniform | StartNormal | StartTable | StartAttribute,
        Field(description='The states before the first round.', title='StateStart'),
    ]


class Word(RootModel[str]):
    root: Annotated[str, Field(description='A word.', min_length=1)]


class WordField(BaseModel):
    """
    One of several words, such as a stage of an infection.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['word'], Field(description='One of several words.')]
    words: Annotated[
        list[Word],
        Field(description='The words, all different.', max_length=255, min_length=1),
    ]
    question: Annotated[
        str | None,
        Field(
            description="A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None
    start: Annotated[
        StartValue | StartAgents | StartShares | StartUniform | StartNormal | StartTable | StartAttribute,
        Field(description='The states before the first round.', title='StateStart'),
    ]


class FlagField(BaseModel):
    """
    True or false.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[Literal['flag'], Field(description='True or false.')]
    question: Annotated[
        str | None,
        Field(
            description="A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None
    start: Annotated[
        StartValue | StartAgents | StartShares | StartUniform | StartNormal | StartTable | StartAttribute,
        Field(description='The states before the first round.', title='StateStart'),
    ]


class SimulatedPostV1(RootModel[SimulatedTextPost | SimulatedMediaPost]):
    root: Annotated[
        SimulatedTextPost | SimulatedMediaPost,
        Field(
            description='A post of a simulation: a post, and when and to whom it appears.',
            title='SimulatedPostV1',
        ),
    ]


class ComparedRun(BaseModel):
    """
    A run that was measured.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    seed: Annotated[
        int, Field(description='The seed of the run.', ge=0, le=9007199254740991)
    ]
    identity: Annotated[
        str,
        Field(
            description='The identity of the run, from its manifest.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    hash: Annotated[
        str, Field(description='The hash of its last round.', pattern='^[0-9a-f]{64}$')
    ]


class ComparedSide(BaseModel):
    """
    A run, or an ensemble, that is compared.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='The name of the scenario.', pattern='[^ \\t\\r\\n]')
    ]
    agents: Annotated[int, Field(description='How many agents take part.', ge=0)]
    rounds: Annotated[int, Field(description='How many rounds were simulated.', ge=1)]
    runs: Annotated[
        list[ComparedRun],
        Field(
            description='The runs, in the order in which their values are listed.',
            min_length=1,
        ),
    ]


class ComparedAnswers(BaseModel):
    """
    Which answers are measured. Absent: the measure is not about a survey.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    answer: Annotated[
        str | None, Field(description='The choice whose share it is. Null: a mean.')
    ]
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning the question was asked; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    since: Annotated[
        int | None,
        Field(
            description='The round at whose beginning it was first asked, which a shift is counted from. Null: not a shift.',
            ge=0,
        ),
    ]


class OtherEstimate(BaseModel):
    """
    The same from the other kind of values. It decides nothing.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    values_a: Annotated[
        list[float | None],
        Field(description='The value of each run of A, in the order of its runs.'),
    ]
    values_b: Annotated[
        list[float | None],
        Field(description='The value of each run of B, in the order of its runs.'),
    ]
    mean_a: Annotated[
        float | None,
        Field(description='The mean over these runs of A. Null: there are none.'),
    ]
    mean_b: Annotated[
        float | None,
        Field(description='The mean over these runs of B. Null: there are none.'),
    ]
    difference: Annotated[
        float | None,
        Field(
            description='The mean of B less the mean of A. Null: one of them is missing.'
        ),
    ]
    low: Annotated[
        float | None,
        Field(
            description='The lower end of the interval of the difference. Null: there is no interval.'
        ),
    ]
    high: Annotated[
        float | None,
        Field(
            description='The upper end of the interval of the difference. Null: there is no interval.'
        ),
    ]
    p_value: Annotated[
        float | None,
        Field(
            description='How probable a difference at least as large would be if there were none. Null: there is no interval.',
            ge=0.0,
            le=1.0,
        ),
    ]
    smallest_shown: Annotated[
        float | None,
        Field(
            description='The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.',
            ge=0.0,
        ),
    ]
    runs_for_size: Annotated[
        int | None,
        Field(
            description='How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.',
            ge=2,
        ),
    ]


class Estimate(BaseModel):
    """
    What the values of a rate of choices are, where choices were drawn from known odds. Absent: they are counted, and nothing else is known.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    basis: Annotated[
        Literal['counted', 'expected'],
        Field(
            description='Counted: how often the choice was drawn. Expected: the mean of the probabilities that it was drawn with.'
        ),
    ]
    reason: Annotated[
        str,
        Field(description='Why these values were taken, in a sentence.', min_length=1),
    ]
    other: Annotated[
        OtherEstimate,
        Field(
            description='The same from the other kind of values. It decides nothing.',
            title='OtherEstimate',
        ),
    ]


class ComparedMeasure(BaseModel):
    """
    A measure on both sides, and the difference of B from A.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    measure: Annotated[
        Literal['exposures', 'reach', 'half_reach_rounds', 'scroll_rate', 'like_rate', 'reply_rate', 'reshare_rate', 'quote_rate', 'follow_rate', 'unfollow_rate', 'mute_rate', 'compose_rate', 'cascade_size', 'cascade_depth', 'unanswered_rate', 'answer_share', 'answer_mean', 'answer_share_shift', 'answer_mean_shift'],
        Field(
            description='What is measured. Exposures: items shown. Reach: agents who were shown anything. Half reach: rounds until half of them were. Rates: each choice over exposures. Cascades: agents who reshared a post, and the longest chain of reshares, averaged over the posts shown. Unanswered: invalid and failed decisions over those asked for. Answers: in a survey the share of a choice over valid answers, or the mean of a scale or a number; shifts: how these changed since the question was first asked, over the agents who answered both times.'
        ),
    ]
    family: Annotated[
        Literal['spread', 'engagement', 'cascades', 'accounting', 'surveys'],
        Field(
            description='Measures that are corrected together for how many they are, all segments included.'
        ),
    ]
    unit: Annotated[
        Literal['items', 'agents', 'rounds', 'share', 'steps', 'points'],
        Field(
            description="What its values count; points: in the numbers of the question's scale, or of its answers."
        ),
    ]
    segment: Annotated[
        str | None,
        Field(
            description='The segment whose agents are measured. Null: the whole audience.'
        ),
    ]
    survey: Annotated[
        ComparedAnswers | None,
        Field(
            description='Which answers are measured. Absent: the measure is not about a survey.',
            title='ComparedAnswers',
        ),
    ] = None
    values_a: Annotated[
        list[float | None],
        Field(description='The value of each run of A, in the order of its runs.'),
    ]
    values_b: Annotated[
        list[float | None],
        Field(description='The value of each run of B, in the order of its runs.'),
    ]
    runs_a: Annotated[
        int,
        Field(
            description='Runs of A that the difference is computed from: of pairs, those in which both have a value.',
            ge=0,
        ),
    ]
    runs_b: Annotated[
        int, Field(description='Runs of B that the difference is computed from.', ge=0)
    ]
    mean_a: Annotated[
        float | None,
        Field(description='The mean over these runs of A. Null: there are none.'),
    ]
    mean_b: Annotated[
        float | None,
        Field(description='The mean over these runs of B. Null: there are none.'),
    ]
    difference: Annotated[
        float | None,
        Field(
            description='The mean of B less the mean of A. Null: one of them is missing.'
        ),
    ]
    low: Annotated[
        float | None,
        Field(
            description='The lower end of the interval of the difference. Null: there is no interval.'
        ),
    ]
    high: Annotated[
        float | None,
        Field(
            description='The upper end of the interval of the difference. Null: there is no interval.'
        ),
    ]
    p_value: Annotated[
        float | None,
        Field(
            description='How probable a difference at least as large would be if there were none. Null: there is no interval.',
            ge=0.0,
            le=1.0,
        ),
    ]
    p_holm: Annotated[
        float | None,
        Field(
            description='The same, corrected after Holm for all measures of the family. Null: there is no interval.',
            ge=0.0,
            le=1.0,
        ),
    ]
    verdict: Annotated[
        Literal['higher', 'lower', 'not-told-apart', 'nothing-varies', 'too-few-runs'],
        Field(
            description='Higher or lower: B differs from A, after the correction. Not told apart: it cannot be said that they differ. Nothing varies: all runs, or all pairs, came to the same, so that chance cannot be judged. Too few runs: one side has fewer than two.'
        ),
    ]
    smallest_shown: Annotated[
        float | None,
        Field(
            description='The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.',
            ge=0.0,
        ),
    ]
    size: Annotated[
        float | None,
        Field(
            description='The size of difference that was asked about. Null: there is none, as for a share of a mean of 0.',
            ge=0.0,
        ),
    ]
    runs_for_size: Annotated[
        int | None,
        Field(
            description='How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.',
            ge=2,
        ),
    ]
    estimate: Annotated[
        Estimate | None,
        Field(
            description='What the values of a rate of choices are, where choices were drawn from known odds. Absent: they are counted, and nothing else is known.',
            title='Estimate',
        ),
    ] = None


class EnsembleRun(BaseModel):
    """
    A run of the ensemble.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    folder: Annotated[
        str,
        Field(
            description='Its folder, relative to that of the ensemble.',
            pattern='^runs/[0-9]+$',
        ),
    ]
    seed: Annotated[int, Field(description='Its seed.', ge=0, le=9007199254740991)]


class RunStarted(BaseModel):
    """
    A run begins or is resumed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['run-started'], Field(description='A run begins or is resumed.')
    ]
    name: Annotated[str, Field(description='The name of the scenario.', min_length=1)]
    agents: Annotated[int, Field(description='How many agents there are.', ge=0)]
    rounds: Annotated[int, Field(description='How many rounds there are.', ge=0)]
    first_round: Annotated[
        int, Field(description='The round that it begins with.', ge=0)
    ]
    recorded: Annotated[
        int, Field(description='Decisions that were recorded before.', ge=0)
    ]
    least_decisions: Annotated[
        int,
        Field(
            description='The fewest decisions that a model can still be asked for.',
            ge=0,
        ),
    ]
    most_decisions: Annotated[
        int | None,
        Field(
            description='Maximum number of decisions that a model can still be asked for. Null: not limited, because feeds are not.',
            ge=0,
        ),
    ]
    model: Annotated[
        str | None,
        Field(description='Engine and model. Null: only rules decide.', min_length=1),
    ]
    answers: Annotated[
        int | None,
        Field(
            description='How many answers to surveys a model is still to be asked for. Absent: there are no surveys.',
            ge=0,
        ),
    ] = None


class RoundStarted(BaseModel):
    """
    A round begins: feeds are made.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['round-started'], Field(description='A round begins: feeds are made.')
    ]
    round: Annotated[int, Field(description='The round.', ge=0)]
    exposures: Annotated[int, Field(description='Items that are shown.', ge=0)]
    to_decide: Annotated[
        int, Field(description='Decisions that a model is still to be asked for.', ge=0)
    ]
    to_answer: Annotated[
        int | None,
        Field(
            description='How many answers to surveys a model is still to be asked for in the round. Absent: it has no survey.',
            ge=0,
        ),
    ] = None


class Answered(BaseModel):
    """
    An answer to a survey is recorded for good.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['answered'],
        Field(description='An answer to a survey is recorded for good.'),
    ]
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it was asked; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Who was asked.', min_length=1)]
    survey: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='The outcome of the question.'),
    ]
    answer: Annotated[
        str | float | None, Field(description='The answer. Null unless valid.')
    ]


class Decided(BaseModel):
    """
    A decision is recorded for good.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['decided'], Field(description='A decision is recorded for good.')
    ]
    round: Annotated[int, Field(description='The round.', ge=0)]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str | None,
        Field(
            description='The post that was decided on. Null: none of the feed was chosen.',
            min_length=1,
        ),
    ]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='What the decision came to.'),
    ]
    choice: Annotated[
        Literal['LIKE', 'REPLY', 'RESHARE', 'SCROLL', 'COMPOSE', 'QUOTE', 'FOLLOW', 'UNFOLLOW', 'MUTE'] | None,
        Field(description='What was decided. Null unless valid.'),
    ]


class Estimated(BaseModel):
    """
    What the rest of the run will take, from the decisions made so far.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['estimated'],
        Field(
            description='What the rest of the run will take, from the decisions made so far.'
        ),
    ]
    decisions: Annotated[
        int, Field(description='Decisions that the estimate rests on.', ge=1)
    ]
    decisions_left: Annotated[
        int | None,
        Field(
            description='Maximum number of decisions that a model can still be asked for. Null: not limited.',
            ge=0,
        ),
    ]
    seconds_left: Annotated[
        float | None,
        Field(
            description='How many seconds these would take. Null: not known.', ge=0.0
        ),
    ]
    tokens_left: Annotated[
        int | None,
        Field(
            description='How many tokens these would take, prompts and answers together. Null: the engine does not say.',
            ge=0,
        ),
    ]
    answers_left: Annotated[
        int | None,
        Field(
            description='How many answers to surveys are still to be asked for. Absent: there are no surveys.',
            ge=0,
        ),
    ] = None


class RunPaused(BaseModel):
    """
    A run stopped before its end and can be resumed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['run-paused'],
        Field(description='A run stopped before its end and can be resumed.'),
    ]
    round: Annotated[int, Field(description='The round in which it stopped.', ge=0)]
    cause: Annotated[
        Literal['interrupted', 'limit', 'model', 'storage'],
        Field(
            description='Why: somebody stopped it, a limit was reached, the model cannot be used, or the record could not be written.'
        ),
    ]
    code: Annotated[
        str,
        Field(
            description='The stable name of what happened: the code of an error, or of the limit.',
            min_length=1,
        ),
    ]
    message: Annotated[
        str, Field(description='What happened, and what to do.', min_length=1)
    ]
    decisions: Annotated[int, Field(description='Decisions recorded so far.', ge=0)]
    requests: Annotated[int, Field(description='Requests made so far.', ge=0)]
    tokens: Annotated[
        int | None,
        Field(
            description='Tokens used so far, prompts and answers together. Null: the engine does not say.',
            ge=0,
        ),
    ]
    answers: Annotated[
        int | None,
        Field(
            description='How many answers to surveys are recorded. Absent: there are no surveys.',
            ge=0,
        ),
    ] = None


class AnswerCounts1(BaseModel):
    """
    The outcomes of the questions of surveys. Absent: there were none.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    asked: Annotated[
        int,
        Field(
            description='Questions that agents were asked: valid, invalid and failed answers together.',
            ge=0,
        ),
    ]
    valid: Annotated[
        int, Field(description="Answers that keep the question's contract.", ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description="Answers that broke the question's contract to the end.", ge=0
        ),
    ]
    failed: Annotated[
        int, Field(description='Questions without an answer that could be read.', ge=0)
    ]


class RunCompleted(BaseModel):
    """
    All rounds are closed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['run-completed'], Field(description='All rounds are closed.')
    ]
    rounds: Annotated[int, Field(description='How many rounds there were.', ge=0)]
    decisions: Annotated[
        int, Field(description='Decisions that a model was asked for.', ge=0)
    ]
    by_rule: Annotated[int, Field(description='Decisions by rules.', ge=0)]
    valid: Annotated[
        int, Field(description='Decisions that keep their contract.', ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description='Decisions whose answers broke the contract to the end.', ge=0
        ),
    ]
    failed: Annotated[int, Field(description='Decisions that came to nothing.', ge=0)]
    requests: Annotated[int, Field(description='Requests to the model.', ge=0)]
    tokens: Annotated[
        int | None,
        Field(
            description='Tokens used, prompts and answers together. Null: the engine does not say.',
            ge=0,
        ),
    ]
    hash: Annotated[
        str, Field(description='The hash of the last round.', pattern='^[0-9a-f]{64}$')
    ]
    answers: Annotated[
        AnswerCounts1 | None,
        Field(
            description='The outcomes of the questions of surveys. Absent: there were none.',
            title='AnswerCounts',
        ),
    ] = None


class AnswerCounts2(BaseModel):
    """
    The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    asked: Annotated[
        int,
        Field(
            description='Questions that agents were asked: valid, invalid and failed answers together.',
            ge=0,
        ),
    ]
    valid: Annotated[
        int, Field(description="Answers that keep the question's contract.", ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description="Answers that broke the question's contract to the end.", ge=0
        ),
    ]
    failed: Annotated[
        int, Field(description='Questions without an answer that could be read.', ge=0)
    ]


class RoundRecord(BaseModel):
    """
    What a closed round came to.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[int, Field(description='The round, counted from 0.', ge=0)]
    exposures: Annotated[
        int, Field(description='Items shown, to agents of models and of rules.', ge=0)
    ]
    asked: Annotated[
        int,
        Field(
            description='Decisions that a model was asked for: valid, invalid and failed ones together.',
            ge=0,
        ),
    ]
    by_rule: Annotated[int, Field(description='Decisions by rules.', ge=0)]
    valid: Annotated[
        int, Field(description='Decisions that keep their contract.', ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description='Decisions whose answers broke the contract to the end.', ge=0
        ),
    ]
    failed: Annotated[
        int,
        Field(
            description='Decisions that came to nothing: no answer, or none that could be read.',
            ge=0,
        ),
    ]
    choices: Annotated[
        ChoiceCounts,
        Field(
            description="How many decisions, by models and by rules, came to each choice. IGNORE counts as SCROLL, a post of one's own as COMPOSE.",
            title='ChoiceCounts',
        ),
    ]
    posts_made: Annotated[
        int, Field(description='Replies and posts that the decisions made.', ge=0)
    ]
    answers: Annotated[
        AnswerCounts2 | None,
        Field(
            description='The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.',
            title='AnswerCounts',
        ),
    ] = None
    requests: Annotated[
        int,
        Field(
            description='Requests to the model, for decisions and for answers to surveys.',
            ge=0,
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all prompts. Null: the engine does not say.', ge=0
        ),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of all answers. Null: the engine does not say.', ge=0
        ),
    ]
    duration_ms: Annotated[
        int,
        Field(
            description='Milliseconds spent on the round since it was begun, or last continued where the run was interrupted in it.',
            ge=0,
        ),
    ]
    hash: Annotated[
        str,
        Field(
            description='What happened in the round, as a chained SHA-256 that can be compared between machines.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    previous_hash: Annotated[
        str,
        Field(
            description='The hash of the round before; for round 0 the identity of the run.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    record_hash: Annotated[
        str,
        Field(
            description='The bytes of every row recorded in the round, as a chained SHA-256; not comparable between machines, as attempts and times are part of it.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]


class ModelIdentity(BaseModel):
    """
    The model that decides. Null where only rules do.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str, Field(description='Engine and model, as records name them.', min_length=1)
    ]
    digest: Annotated[
        str,
        Field(
            description='What tells this very model from others of its name, such as the hash of its file; unpinned where the engine has none.',
            min_length=1,
        ),
    ]


class AskingSettings(BaseModel):
    """
    Settings that a model's answers depend on, in addition to the messages and seeds of its requests. A run is resumed with the same.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    temperature: Annotated[
        float | None,
        Field(
            description="Randomness of sampling. Null: the engine's own.",
            ge=0.0,
            le=2.0,
        ),
    ]
    max_attempts: Annotated[
        int | None,
        Field(
            description='Maximum number of answers asked for one step of a decision. Null: the default.',
            ge=1,
        ),
    ]
    reasoning_effort: Annotated[
        str | None,
        Field(
            description="How much a thinking model is told to think, such as low. Null: the client's default.",
            min_length=1,
        ),
    ]
    odds: Annotated[
        bool | None,
        Field(
            description='Whether the odds of every choice are asked for, in addition to what the scenario says. Absent: no.'
        ),
    ] = None
    percentages: Annotated[
        bool | None,
        Field(
            description='Whether surveys ask for the probability of each option in per cent instead of for an answer. Absent: no.'
        ),
    ] = None


class InputFile(BaseModel):
    """
    A file that the scenario names.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description="Its name in the run's folder inputs.", min_length=1)
    ]
    bytes: Annotated[int, Field(description='Its size in bytes.', ge=0)]
    sha256: Annotated[
        str, Field(description='The SHA-256 of its bytes.', pattern='^[0-9a-f]{64}$')
    ]


class Contract(RootModel[str]):
    root: Annotated[
        str,
        Field(
            description='A contract and its version.',
            pattern='^[a-z][a-z0-9-]*/v[1-9][0-9]*$',
        ),
    ]


PackagesAdditionalProperty = TypeAliasType(
    "PackagesAdditionalProperty",
    Annotated[str, Field(description='A version.', min_length=1)],
)


class Module(RootModel[str]):
    root: Annotated[str, Field(description='A name.', min_length=1)]


class KeptManifest(BaseModel):
    """
    The manifest of a run that the fork comes from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int, Field(description='The first round that was made with it.', ge=0)
    ]
    comparable_sha256: Annotated[
        str,
        Field(
            description='The SHA-256 of what is comparable of it between machines.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    manifest_sha256: Annotated[
        str, Field(description='The SHA-256 of all of it.', pattern='^[0-9a-f]{64}$')
    ]


class ParentRun(BaseModel):
    """
    Where a fork comes from. Null: the run is not a fork.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int, Field(description='The first round that the fork made itself.', ge=0)
    ]
    hash: Annotated[
        str,
        Field(
            description="The hash of the parent's last round that the fork kept; its identity for a fork at round 0.",
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    change_sha256: Annotated[
        str,
        Field(
            description='The SHA-256 of everything that is changed: by this fork, and by the forks that it comes from.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    made_with: Annotated[
        list[KeptManifest] | None,
        Field(
            description='What the rounds that the fork kept were made with, in the order of the rounds. Absent: version 1 of the hashes.'
        ),
    ] = None


class SimulationManifestV1(BaseModel):
    """
    What a run was made with.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='The name of the scenario.', pattern='[^ \\t\\r\\n]')
    ]
    hash_version: Annotated[
        int,
        Field(
            description="Which way of hashing rounds was used. 1: the manifest is in no hash of a round. 2: each round's record_hash covers all of it, and hash what is comparable between machines. 3: as 2, and hash covers the states of agents.",
            ge=1,
        ),
    ]
    follows_recorded: Annotated[
        bool | None,
        Field(
            description="Whether the ledger has a row for each follow of a network's file. False: only the file in inputs has them. Absent: true."
        ),
    ] = None
    rules_version: Annotated[
        int | None,
        Field(
            description="Which meaning the policies that are rules have. Absent: 1, in which threshold does not count a post's author.",
            ge=1,
        ),
    ] = None
    identity: Annotated[
        str,
        Field(
            description="What the hashes of rounds are chained from: a SHA-256 over what is comparable of the manifest (in version 1 of the hashes over the scenario, the inputs, the model, the wording of prompts and the settings). It holds no times, hosts or paths; a fork keeps its parent's.",
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    scenario_sha256: Annotated[
        str,
        Field(
            description="The SHA-256 of the run's copy of the scenario.",
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    agents: Annotated[int, Field(description='How many agents there are.', ge=0)]
    created_at: Annotated[
        AwareDatetime, Field(description='When the run was created, RFC 3339.')
    ]
    model: Annotated[
        ModelIdentity | None,
        Field(
            description='The model that decides. Null where only rules do.',
            title='ModelIdentity',
        ),
    ]
    model_parameters: Annotated[
        int | None,
        Field(
            description='How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the manifest.',
            ge=1,
        ),
    ] = None
    prompts_sha256: Annotated[
        str,
        Field(
            description='The SHA-256 of the wording of the prompts.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    settings: Annotated[
        AskingSettings,
        Field(
            description="Settings that a model's answers depend on, in addition to the messages and seeds of its requests. A run is resumed with the same.",
            title='AskingSettings',
        ),
    ]
    inputs: Annotated[
        list[InputFile], Field(description='The files that the scenario names.')
    ]
    contracts: Annotated[
        list[Contract],
        Field(description='The contracts of what is recorded.', min_length=1),
    ]
    packages: Annotated[
        dict[str, PackagesAdditionalProperty],
        Field(description='The versions of the packages that made the run, by name.'),
    ]
    modules: Annotated[
        list[Module],
        Field(
            description='Rankers and policies given in code: verifying or resuming the run requires them too. Empty: none.'
        ),
    ]
    parent: Annotated[
        ParentRun | None,
        Field(
            description='Where a fork comes from. Null: the run is not a fork.',
            title='ParentRun',
        ),
    ]


class State(BaseModel):
    """
    One state.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    description: Annotated[
        str,
        Field(
            description='What it means to be in this state, for people and models.',
            min_length=1,
        ),
    ]


class Transition(BaseModel):
    """
    One way from a state to another.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    from_: Annotated[
        str, Field(alias='from', description='The state it leaves.', min_length=1)
    ]
    trigger: Annotated[
        str, Field(description='The event that sets it off.', min_length=1)
    ]
    to: Annotated[str, Field(description='The state it leads to.', min_length=1)]
    guard: Annotated[
        str | None,
        Field(
            description='Name of a condition that must hold. Absent: it always may.',
            min_length=1,
        ),
    ] = None
    action: Annotated[
        str | None,
        Field(
            description='Name of what the caller does on the way. Absent: nothing.',
            min_length=1,
        ),
    ] = None


class StatechartV1(BaseModel):
    """
    A statechart as data: states, and which trigger leads from one to another. That every state named exists is checked when a chart is compiled.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str, Field(description='Names the chart in errors and exports.', min_length=1)
    ]
    description: Annotated[
        str | None,
        Field(description='What the chart is about. Absent: nothing is said.'),
    ] = None
    initial: Annotated[
        str, Field(description='The state that a walk begins in.', min_length=1)
    ]
    states: Annotated[
        dict[str, State],
        Field(description='The states by name, at least one.', min_length=1),
    ]
    transitions: Annotated[
        list[Transition],
        Field(
            description='The transitions, in order: where several are open, options are named in this order.'
        ),
    ]


class StudyMessage(BaseModel):
    """
    A message.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='Its short name, which its folder has too.',
            pattern='^[a-z0-9][a-z0-9-]{0,39}$',
        ),
    ]
    text: Annotated[str, Field(description='What is posted.', pattern='[^ \\t\\r\\n]')]


class StudyModel(BaseModel):
    """
    The model that decided. Null: rules decided for everybody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    parameters: Annotated[
        int | None,
        Field(
            description='How many parameters it has, as its file or its server states. Absent: neither does.',
            ge=1,
        ),
    ] = None
    id: Annotated[
        str,
        Field(description='Its id, as its client gives it.', pattern='[^ \\t\\r\\n]'),
    ]
    digest: Annotated[
        str,
        Field(
            description='What tells this very model from others of its name; unpinned where the engine has none.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]


class Caveat(RootModel[str]):
    root: Annotated[str, Field(description='A sentence.', pattern='[^ \\t\\r\\n]')]


class BestItem(RootModel[str]):
    root: Annotated[
        str,
        Field(
            description='The name of a message.', pattern='^[a-z0-9][a-z0-9-]{0,39}$'
        ),
    ]


class StudyAnswer(BaseModel):
    """
    What can be said of the question, from the measure named before.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['best', 'some', 'not-told-apart', 'no-verdict'],
        Field(
            description='Best: one message is better than every other. Some: the best ones cannot be told apart from each other, but are better than at least one other. Not told apart: no message is surely better. No verdict: it cannot be judged, as nothing varies or there are too few runs.'
        ),
    ]
    best: Annotated[
        list[BestItem],
        Field(
            description='The names of the messages that no other is surely better than, where at least one other is worse; else empty.'
        ),
    ]
    sentence: Annotated[
        str, Field(description='The same in a sentence.', pattern='[^ \\t\\r\\n]')
    ]


class StudyMessageResult(BaseModel):
    """
    A message, and the outcomes of its runs. Invalid and failed decisions are counted, and never as scrolled past.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='Its name.', pattern='^[a-z0-9][a-z0-9-]{0,39}$')
    ]
    text: Annotated[str, Field(description='What was posted.', pattern='[^ \\t\\r\\n]')]
    folder: Annotated[
        str,
        Field(
            description="The folder of its ensemble, relative to the study's.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    mean: Annotated[
        float | None,
        Field(
            description='The mean of the deciding measure over its runs. Null: no run has a value.'
        ),
    ]
    values: Annotated[
        list[float | None], Field(description='The deciding measure of each run.')
    ]
    exposures: Annotated[
        int, Field(description='Items shown, in all runs together.', ge=0)
    ]
    asked: Annotated[
        int, Field(description='Decisions that a model was asked for.', ge=0)
    ]
    by_rule: Annotated[int, Field(description='Decisions by rules.', ge=0)]
    valid: Annotated[
        int, Field(description='Decisions that keep their contract.', ge=0)
    ]
    invalid: Annotated[
        int,
        Field(
            description='Decisions whose answers broke the contract to the end.', ge=0
        ),
    ]
    failed: Annotated[int, Field(description='Decisions that came to nothing.', ge=0)]
    requests: Annotated[int, Field(description='Requests to the model.', ge=0)]
    tokens: Annotated[
        int | None,
        Field(
            description='Tokens of prompts and answers. Null: the engine does not say, or no model was asked.',
            ge=0,
        ),
    ]


class StudyResult(BaseModel):
    """
    A measure of the message's post on both sides.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    measure: Annotated[
        Literal['exposures', 'reach', 'half_reach_rounds', 'scroll_rate', 'like_rate', 'reply_rate', 'reshare_rate', 'quote_rate', 'follow_rate', 'unfollow_rate', 'mute_rate', 'cascade_size', 'cascade_depth', 'compose_rate', 'unanswered_rate'],
        Field(description='What is measured, as in simulation-comparison/v1.'),
    ]
    unit: Annotated[
        Literal['items', 'agents', 'rounds', 'share', 'steps'],
        Field(description='What its values count.'),
    ]
    mean_a: Annotated[
        float | None,
        Field(description='The mean over the runs of A. Null: there is none.'),
    ]
    mean_b: Annotated[
        float | None,
        Field(description='The mean over the runs of B. Null: there is none.'),
    ]
    difference: Annotated[
        float | None,
        Field(
            description='The mean of B less the mean of A. Null: one of them is missing.'
        ),
    ]
    low: Annotated[
        float | None,
        Field(
            description='The lower end of the interval of the difference. Null: there is no interval.'
        ),
    ]
    high: Annotated[
        float | None,
        Field(description='The upper end of the interval. Null: there is none.'),
    ]
    p_corrected: Annotated[
        float | None,
        Field(
            description='How probable a difference at least as large would be if there were none, corrected after Holm: of the deciding measure for the pairs of messages, of the others for pairs and measures of their family. Null: there is no interval.',
            ge=0.0,
            le=1.0,
        ),
    ]
    verdict: Annotated[
        Literal['higher', 'lower', 'not-told-apart', 'nothing-varies', 'too-few-runs'],
        Field(description='As in simulation-comparison/v1, after that correction.'),
    ]
    smallest_shown: Annotated[
        float | None,
        Field(
            description='The smallest difference that as many runs would show with the probability `power`. Null: there is no interval.',
            ge=0.0,
        ),
    ]
    size: Annotated[
        float | None,
        Field(
            description='The difference that `runs_for_size` is about. Null: there is none.',
            ge=0.0,
        ),
    ]
    runs_for_size: Annotated[
        int | None,
        Field(
            description='How many runs of each message would show it with the probability `power`. Null: it cannot be said.',
            ge=2,
        ),
    ]


class StudyFact(BaseModel):
    """
    Something computed, in a sentence, with the file that it can be checked in.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[
        str, Field(description='Its id, which points to it.', pattern='^s[0-9]+$')
    ]
    text: Annotated[str, Field(description='The sentence.', pattern='[^ \\t\\r\\n]')]
    file: Annotated[
        str,
        Field(description="The file in the study's folder.", pattern='[^ \\t\\r\\n]'),
    ]


class StudyDecision(BaseModel):
    """
    A decision on the message's post, drawn from the seed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    content: Annotated[
        str | None,
        Field(
            description='What was written, such as a reply. Null: nothing. Absent in reports of earlier versions.',
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None
    omitted: Annotated[
        list[Literal['reason', 'content']] | None,
        Field(
            description='Texts that are left out, as the whole of each only repeats what the agent was shown. Absent: none.'
        ),
    ] = None
    message: Annotated[
        str, Field(description='Which message.', pattern='^[a-z0-9][a-z0-9-]{0,39}$')
    ]
    folder: Annotated[
        str,
        Field(
            description="The folder of the run, relative to the study's.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    round: Annotated[int, Field(description='The round, counted from 0.', ge=0)]
    agent: Annotated[str, Field(description='Who decided.', pattern='[^ \\t\\r\\n]')]
    post: Annotated[
        str, Field(description='The post decided on.', pattern='[^ \\t\\r\\n]')
    ]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'], Field(description='Its outcome.')
    ]
    choice: Annotated[
        str | None,
        Field(
            description='What was chosen. Null: nothing, as the decision is invalid or failed.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    reason: Annotated[
        str | None,
        Field(
            description="Why, in the model's words. Null: there are none.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]


class Shortfall1(RootModel[str]):
    root: Annotated[str, Field(description='A sentence.', pattern='[^ \\t\\r\\n]')]


class StudyAnalysisNotMade(BaseModel):
    """
    There is no analysis.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['not-made'], Field(description='It was not made.')]
    reason: Annotated[str, Field(description='Why not.', pattern='[^ \\t\\r\\n]')]


class EvidenceItem1(RootModel[str]):
    root: Annotated[str, Field(description='A file.', pattern='[^ \\t\\r\\n]')]


class StudyFinding(BaseModel):
    """
    A finding.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    statement: Annotated[
        str, Field(description='What was found.', pattern='[^ \\t\\r\\n]')
    ]
    evidence: Annotated[
        list[EvidenceItem1],
        Field(description="The tables that it rests on, in the analysis's folder."),
    ]


class StudyAdviceNotMade(BaseModel):
    """
    There is no advice.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['not-made'], Field(description='It was not made.')]
    reason: Annotated[str, Field(description='Why not.', pattern='[^ \\t\\r\\n]')]


class Source8(RootModel[str]):
    root: Annotated[str, Field(description='The id of a fact.', pattern='^s[0-9]+$')]


class StudyPoint(BaseModel):
    """
    A point of a specialist.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    side: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='What it is.')
    ]
    text: Annotated[str, Field(description='The point.', pattern='[^ \\t\\r\\n]')]
    sources: Annotated[
        list[Source8],
        Field(description='The facts that it rests on, as the model says.'),
    ]


class Plan(RootModel[str]):
    root: Annotated[
        str, Field(description='The plan of a difference.', pattern='[^ \\t\\r\\n]')
    ]


class StudyPeople(BaseModel):
    """
    What the study says about people, by real answers of some of them. It comes before what the agents alone say.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    sentence: Annotated[
        str,
        Field(
            description='The answer about people in a sentence, or why there is none.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    answered: Annotated[
        int,
        Field(
            description='How many people really answered, about whichever message.',
            ge=0,
        ),
    ]
    people: Annotated[int, Field(description='How many people the audience has.', ge=1)]
    file: Annotated[
        str | None,
        Field(
            description='Where the estimates are, as calibration-report/v1. Null: nothing could be estimated.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    plans: Annotated[
        list[Plan] | None,
        Field(
            description='How many real answers narrower intervals would take, as sentences. Absent: it was not asked.'
        ),
    ] = None
    source: Annotated[
        str | None,
        Field(
            description='The runs, their models and the file of real answers, as a sentence. Absent: it is not known.',
            pattern='[^ \\t\\r\\n]',
        ),
    ] = None


class RecordedViolation2(BaseModel):
    """
    Why the answer is not accepted.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[
        Literal['CONTRACT_VIOLATION'],
        Field(description="The answer breaks the question's contract."),
    ]
    message: Annotated[str, Field(description='Which rules it breaks.', min_length=1)]


class Repair12(BaseModel):
    """
    Something that was put right to read the text.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(description="The repair's name.", min_length=1)]
    offset: Annotated[
        int, Field(description='Where in the text, in UTF-16 units.', ge=0)
    ]
    length: Annotated[
        int,
        Field(description='How much of the text it concerns, in UTF-16 units.', ge=0),
    ]


class TurnOdds1(BaseModel):
    """
    How probable each option was for the model, and what was drawn. Null: the answer was read from words.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    options: Annotated[
        list[TurnOption],
        Field(description="The options, in the contract's order.", min_length=1),
    ]
    mass: Annotated[
        float,
        Field(description='What the model gives to all options together.', ge=0.0),
    ]
    draw: Annotated[
        float,
        Field(description='The number that the choice was drawn with.', ge=0.0, le=1.0),
    ]


class AttemptTurn1(BaseModel):
    """
    What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    field: Annotated[
        str,
        Field(description='The field, as a JSON Pointer; empty for the whole value.'),
    ]
    prompt: Annotated[str, Field(description='The message that asked for it, exactly.')]
    prefill: Annotated[
        str, Field(description='How the answer was begun; the text goes on from there.')
    ]
    odds: Annotated[
        TurnOdds1 | None,
        Field(
            description='How probable each option was for the model, and what was drawn. Null: the answer was read from words.',
            title='TurnOdds',
        ),
    ]


class Attempt2(BaseModel):
    """
    One request to the model and what came of it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    index: Annotated[int, Field(description='Which attempt, counted from 1.', ge=1)]
    state: Annotated[
        Literal['valid', 'invalid', 'failed'],
        Field(description='What the attempt came to.'),
    ]
    model: Annotated[
        str | None,
        Field(
            description="The client that was asked last, where the record's model stands for several. Absent: the record's model.",
            min_length=1,
        ),
    ] = None
    tried: Annotated[
        list[TriedClient] | None,
        Field(
            description='Why other clients gave no answer to this request, in the order in which they were asked. Absent: none was asked.',
            min_length=1,
        ),
    ] = None
    seed: Annotated[
        int | None,
        Field(description='The seed sent with the request. Null: none was.', ge=0),
    ]
    text: Annotated[
        str, Field(description="The model's text, exactly, as far as it came.")
    ]
    turn: Annotated[
        AttemptTurn1 | None,
        Field(
            description='What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.',
            title='AttemptTurn',
        ),
    ] = None
    finish_reason: Annotated[
        Literal['stop', 'length', 'other', 'aborted', 'error'],
        Field(
            description='Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.'
        ),
    ]
    repairs: Annotated[
        list[Repair12], Field(description='What was put right to read the text.')
    ]
    violations: Annotated[
        list[Violation],
        Field(description='Which rules the value read from the text breaks.'),
    ]
    error: Annotated[
        AttemptError1 | None,
        Field(
            description='Why there is no value. Null unless the attempt failed.',
            title='AttemptError',
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(description='Tokens of the prompt. Null: the engine does not say.', ge=0),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(description='Tokens of the answer. Null: the engine does not say.', ge=0),
    ]
    started_at: Annotated[
        AwareDatetime, Field(description='When the request began, RFC 3339.')
    ]
    duration_ms: Annotated[
        int, Field(description='Milliseconds until the answer had ended.', ge=0)
    ]


class KnownOdds1(BaseModel):
    """
    The probability of every option.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    field: Annotated[str, Field(description='The field, as a JSON Pointer.')]
    state: Annotated[Literal['known'], Field(description='The odds are known.')]
    source: Annotated[
        Literal['evaluated', 'listed', 'stated'],
        Field(
            description='evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists. stated: the model was asked for the probability of each option in per cent, and they are what it wrote, divided by its sum.'
        ),
    ]
    options: Annotated[
        list[WeighedOption],
        Field(
            description="The options, in the contract's order. Their probabilities sum up to 1.",
            min_length=1,
        ),
    ]
    mass: Annotated[
        float,
        Field(description='What the model gives to all options together.', ge=0.0),
    ]


class AnswerOdds(BaseModel):
    """
    How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fields: Annotated[
        list[KnownOdds1 | AbsentOdds],
        Field(
            description='The odds of each field that they were asked for.', min_length=1
        ),
    ]
    requests: Annotated[
        int,
        Field(
            description='Requests made for the odds alone. They are no attempts.', ge=0
        ),
    ]
    prompt_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of their prompts. Null: there was no request, or the engine does not say.',
            ge=0,
        ),
    ]
    completion_tokens: Annotated[
        int | None,
        Field(
            description='Tokens of their answers. Null: there was no request, or the engine does not say.',
            ge=0,
        ),
    ]


class SynthesisV1(BaseModel):
    """
    The recommendation that a decision comes to.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    recommendation: Annotated[
        str,
        Field(
            description='A short stance, normally go, no-go or conditional_go. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    confidence: Annotated[
        Literal['low', 'medium', 'high'],
        Field(description='How sure the recommendation is.'),
    ]
    rationale: Annotated[
        str,
        Field(
            description='Why, in one or several sentences. Not blank.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    key_tradeoffs: Annotated[
        list[str],
        Field(description='What is gained at the cost of what. May be empty.'),
    ]
    next_steps: Annotated[list[str], Field(description='What to do now. May be empty.')]
    open_questions: Annotated[
        list[str], Field(description='What is not known yet. May be empty.')
    ]


class CalibratedEstimate(BaseModel):
    """
    What is estimated of one option, or of the mean of a scale or a number.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    option: Annotated[
        str | None,
        Field(
            description='The option whose share it is. Null: the mean of a scale or a number.',
            min_length=1,
        ),
    ]
    segment: Annotated[
        CalibratedSegment | None,
        Field(description='Whom it is about. Absent: all people of the table.'),
    ] = None
    people: Annotated[
        int, Field(description='How many people of the table these are.', ge=1)
    ]
    real: Annotated[
        EstimateWithInterval, Field(description='From the real answers alone.')
    ]
    simulated: Annotated[
        EstimateWithInterval,
        Field(
            description='From the agents alone. Its interval is about other draws of agents like these, not about people; if all agents of exactly these people answered, it is empty: low and high are the estimate.'
        ),
    ]
    rectified: Annotated[
        EstimateWithInterval,
        Field(
            description='From both: what the agents say of all, with their error taken out that the real answers show.'
        ),
    ]
    method: Annotated[
        Literal['regression', 'answers'],
        Field(
            description='Regression: agents were used. Answers: the real answers stand alone, as too few chose the option, or too few did not, or the agents do not vary.'
        ),
    ]
    slope: Annotated[
        float,
        Field(
            description="What real answers change by, for each unit that the agents' answers change by."
        ),
    ]
    standard_error: Annotated[
        float,
        Field(description='The standard error of the rectified estimate.', ge=0.0),
    ]
    design_effect: Annotated[
        float,
        Field(
            description='By which factor weights widen the variance. 1: no weights.',
            ge=1.0,
        ),
    ]
    worth: Annotated[
        Worth, Field(description='How many real answers the agents are worth.')
    ]
    fidelity: Annotated[
        Fidelity, Field(description='How the agents compare with their people.')
    ]
    simultaneous: Annotated[
        SimultaneousInterval | None,
        Field(
            description='The interval that contains the true value together with all others of its family with 95 %, about all people. Absent: a segment, or the only interval of its family.',
            title='SimultaneousInterval',
        ),
    ] = None
    plan: Annotated[
        CalibrationPlan | None,
        Field(
            description='How many real answers would be needed. Absent: it was not asked.'
        ),
    ] = None
    columns_alone: Annotated[
        ColumnsAlone | None,
        Field(
            description='What the columns of the table would say without agents. Absent: there are none, or too few people answered.'
        ),
    ] = None


class CalibratedQuestion(BaseModel):
    """
    A question that agents and people answered.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    message: Annotated[
        str | None,
        Field(
            description='The message that was asked about. Null: there is only one run.',
            min_length=1,
        ),
    ]
    survey: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    text: Annotated[str, Field(description='The question.', pattern='[^ \\t\\r\\n]')]
    kind: Annotated[
        Literal['choice', 'scale', 'number'], Field(description='What may be answered.')
    ]
    answered: Annotated[
        int, Field(description='How many people really answered.', ge=1)
    ]
    agents: Annotated[
        int, Field(description='How many agents gave a valid answer.', ge=1)
    ]
    unanswered_agents: Annotated[
        int,
        Field(
            description='How many agents gave none. They count as agents that know nothing: as the mean of the others.',
            ge=0,
        ),
    ]
    source: Annotated[
        Literal['odds', 'percentages', 'answers'],
        Field(
            description='Odds: how probable each option was for the agent. Percentages: how probable it called each option. Answers: what the agent answered.'
        ),
    ]
    total_variation: Annotated[
        float | None,
        Field(
            description='The share of agents that would have to answer otherwise for both to be distributed alike, over those who answered. Null: a number.',
            ge=0.0,
            le=1.0,
        ),
    ]
    range: Annotated[
        AnswerRange | None,
        Field(
            description='The ends of a scale. Absent: the question has none.',
            title='AnswerRange',
        ),
    ] = None
    estimates: Annotated[
        list[CalibratedEstimate],
        Field(
            description='Each option, or the mean; for all, then by segment.',
            min_length=1,
        ),
    ]


class CalibratedDifference(BaseModel):
    """
    How the answers to a question differ between two messages.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    option: Annotated[
        str | None,
        Field(
            description='The option whose shares are compared. Null: the mean of a scale or a number.',
            min_length=1,
        ),
    ]
    a: Annotated[
        str, Field(description='The message that is compared with.', min_length=1)
    ]
    b: Annotated[
        str,
        Field(
            description='The message whose difference from A is given.', min_length=1
        ),
    ]
    same_people: Annotated[
        bool, Field(description='Whether the same people answered about both.')
    ]
    real: Annotated[
        NumberWithInterval,
        Field(description='The difference in the real answers alone.'),
    ]
    simulated: Annotated[
        float, Field(description="The difference in the agents' answers alone.")
    ]
    rectified: Annotated[
        NumberWithInterval,
        Field(description="The difference, with the agents' error taken out."),
    ]
    p_value: Annotated[
        float | None,
        Field(
            description='How probable a difference at least as large would be if there were none. Null: nothing varies.',
            ge=0.0,
            le=1.0,
        ),
    ]
    p_holm: Annotated[
        float | None,
        Field(
            description='The same, corrected after Holm for all differences of the report. Null: nothing varies.',
            ge=0.0,
            le=1.0,
        ),
    ]
    verdict: Annotated[
        Literal['higher', 'lower', 'not-told-apart'],
        Field(
            description='Higher or lower: B differs from A, after the correction. Not told apart: that they differ is not shown.'
        ),
    ]
    plan: Annotated[
        CalibrationPlan | None,
        Field(
            description='How many real answers would be needed. Absent: it was not asked.'
        ),
    ] = None


class ValidRecord(BaseModel):
    """
    A decision on one post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['agent-decision/v2'],
        Field(description='The contract that was asked for.'),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was decided on.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        LikeDecision3 | ReplyDecision3 | ReshareDecision3 | ScrollDecision2,
        Field(description='The decision, as agent-decision/v2 has it.'),
    ]
    attempts: Annotated[
        list[Attempt], Field(description='Every request made, in order.', min_length=1)
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description="The seed of the run, from which attempts' seeds follow. Null: none was given.",
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class ValidFeedRecord(BaseModel):
    """
    A decision on one post of a feed that was shown whole.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['agent-decision/v1'],
        Field(description='The contract that was asked for.'),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was decided on.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        FeedIgnoreDecision | FeedLikeDecision | FeedReplyDecision | FeedReshareDecision,
        Field(description='The decision, as agent-decision/v1 has it.'),
    ]
    attempts: Annotated[
        list[Attempt], Field(description='Every request made, in order.', min_length=1)
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description="The seed of the run, from which attempts' seeds follow. Null: none was given.",
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class InvalidRecord(BaseModel):
    """
    The model answered, but not as the contract wants.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['invalid'],
        Field(description="The end of the decision's life: invalid."),
    ]
    contract: Annotated[
        Literal['agent-decision/v1', 'agent-decision/v2'],
        Field(description='The contract that was asked for.'),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str | None,
        Field(
            description='The post that was to be decided on. Null: several were shown and none was chosen.',
            min_length=1,
        ),
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    error: Annotated[
        RecordedViolation,
        Field(description='Why the answer is not accepted.', title='RecordedViolation'),
    ]
    attempts: Annotated[
        list[Attempt], Field(description='Every request made, in order.', min_length=1)
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description="The seed of the run, from which attempts' seeds follow. Null: none was given.",
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class FailedRecord(BaseModel):
    """
    There was no answer to check.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['failed'], Field(description="The end of the decision's life: failed.")
    ]
    contract: Annotated[
        Literal['agent-decision/v1', 'agent-decision/v2'],
        Field(description='The contract that was asked for.'),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str | None,
        Field(
            description='The post that was to be decided on. Null: several were shown and none was chosen.',
            min_length=1,
        ),
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    error: Annotated[
        RecordedFailure, Field(description='What went wrong.', title='RecordedFailure')
    ]
    attempts: Annotated[
        list[Attempt], Field(description='Every request made, in order.')
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description="The seed of the run, from which attempts' seeds follow. Null: none was given.",
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class DecisionRecordV1(
    RootModel[ValidRecord | ValidFeedRecord | InvalidRecord | FailedRecord]
):
    root: Annotated[
        ValidRecord | ValidFeedRecord | InvalidRecord | FailedRecord,
        Field(
            description='What happened when one agent met one post, or one feed.',
            title='DecisionRecordV1',
        ),
    ]


class ValidRecord1(BaseModel):
    """
    A decision on one post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['agent-decision/v2'],
        Field(description='The contract that was asked for.'),
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was decided on.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        LikeDecision3 | ReplyDecision3 | ReshareDecision3 | ScrollDecision2,
        Field(description='The decision, as agent-decision/v2 has it.'),
    ]
    rule: Annotated[
        RuleChoice | None,
        Field(
            description='How a rule drew the choice, where the model was asked for the words only. Absent: the model chose.',
            title='RuleChoice',
        ),
    ] = None
    steps: Annotated[
        list[Step],
        Field(description='What the model was asked for, in order.', min_length=1),
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class ValidNetworkRecord(BaseModel):
    """
    A decision on one post, on a network with plain reshares, and follows and mutes that change it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['agent-decision/v3'],
        Field(description='The contract that was asked for.'),
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was decided on.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        NetworkLikeDecision | NetworkReplyDecision | NetworkReshareDecision | NetworkQuoteDecision | NetworkFollowDecision | NetworkUnfollowDecision | NetworkMuteDecision | NetworkScrollDecision,
        Field(description='The decision, as agent-decision/v2 has it.'),
    ]
    steps: Annotated[
        list[Step],
        Field(description='What the model was asked for, in order.', min_length=1),
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class ValidFeedRecord1(BaseModel):
    """
    A decision on one post of a feed that was shown whole.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['agent-decision/v1'],
        Field(description='The contract that was asked for.'),
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was decided on.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        FeedIgnoreDecision | FeedLikeDecision | FeedReplyDecision | FeedReshareDecision,
        Field(description='The decision, as agent-decision/v1 has it.'),
    ]
    steps: Annotated[
        list[Step],
        Field(description='What the model was asked for, in order.', min_length=1),
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class ComposedRecord(BaseModel):
    """
    A post of one's own, written after looking at a post.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The end of the decision's life: valid.")
    ]
    contract: Annotated[
        Literal['composition/v1'], Field(description='The contract that was asked for.')
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str, Field(description='The post that was looked at before.', min_length=1)
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    decision: Annotated[
        ComposedText,
        Field(description='The text, as composition/v1 has it.', title='ComposedText'),
    ]
    steps: Annotated[
        list[Step],
        Field(description='What the model was asked for, in order.', min_length=1),
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class InvalidRecord1(BaseModel):
    """
    The model answered, but not as the contract wants.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['invalid'],
        Field(description="The end of the decision's life: invalid."),
    ]
    contract: Annotated[
        Literal['agent-decision/v3', 'agent-decision/v2', 'agent-decision/v1', 'composition/v1'],
        Field(description='The contract that was asked for.'),
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str | None,
        Field(
            description='The post that was to be decided on. Null: several were shown and none was chosen.',
            min_length=1,
        ),
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    error: Annotated[
        RecordedViolation,
        Field(description='Why the answer is not accepted.', title='RecordedViolation'),
    ]
    rule: Annotated[
        RuleChoice1 | None,
        Field(
            description='How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.',
            title='RuleChoice',
        ),
    ] = None
    steps: Annotated[
        list[Step], Field(description='What the model was asked for, in order.')
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class FailedRecord1(BaseModel):
    """
    There was no answer to check.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['failed'], Field(description="The end of the decision's life: failed.")
    ]
    contract: Annotated[
        Literal['agent-decision/v3', 'agent-decision/v2', 'agent-decision/v1', 'composition/v1'],
        Field(description='The contract that was asked for.'),
    ]
    round: Annotated[
        int | None,
        Field(
            description='The round of the simulation. Null: the decision is not part of one.',
            ge=0,
        ),
    ]
    agent_id: Annotated[str, Field(description='Whose decision it is.', min_length=1)]
    post_id: Annotated[
        str | None,
        Field(
            description='The post that was to be decided on. Null: several were shown and none was chosen.',
            min_length=1,
        ),
    ]
    shown_post_ids: Annotated[
        list[ShownPostId],
        Field(
            description='The posts that the model saw, in the order shown.',
            min_length=1,
        ),
    ]
    error: Annotated[
        RecordedFailure1, Field(description='What went wrong.', title='RecordedFailure')
    ]
    rule: Annotated[
        RuleChoice2 | None,
        Field(
            description='How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.',
            title='RuleChoice',
        ),
    ] = None
    steps: Annotated[
        list[Step], Field(description='What the model was asked for, in order.')
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(
            description='The seed of the run, from which the seeds of attempts follow. Null: none was given.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the decision was made or given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class DecisionRecordV2(
    RootModel[
        ValidRecord1
        | ValidNetworkRecord
        | ValidFeedRecord1
        | ComposedRecord
        | InvalidRecord1
        | FailedRecord1
    ]
):
    root: Annotated[
        ValidRecord1 | ValidNetworkRecord | ValidFeedRecord1 | ComposedRecord | InvalidRecord1 | FailedRecord1,
        Field(
            description='What happened when one agent decided on one post, or one feed, in one step or several.',
            title='DecisionRecordV2',
        ),
    ]


class CompletedPlan(BaseModel):
    """
    The plan.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    required_agents: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(description='Who is asked, in order.', min_length=1),
    ]
    normalisation: Annotated[
        Normalisation,
        Field(
            description="What was done to the planner's answer to make it a plan.",
            title='Normalisation',
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedPlan(BaseModel):
    """
    The planner failed, so all four are asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class CompletedSpecialist(BaseModel):
    """
    What it found.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    items: Annotated[list[Item], Field(description='What it found; may be empty.')]
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    long_items: Annotated[
        int, Field(description='How many items hold more than one sentence.', ge=0)
    ]
    out_of_range: Annotated[
        bool, Field(description='Whether there were fewer than 2 items or more than 6.')
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedSpecialist(BaseModel):
    """
    It gave no valid answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class CompletedSynthesis(BaseModel):
    """
    The recommendation.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    output: RunSynthesis
    missing: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(description='Specialists whose part was missing; usually empty.'),
    ]
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    spread: Annotated[
        list[Stance],
        Field(
            description="How the samples' recommendations spread, most frequent first.",
            min_length=1,
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedSynthesis(BaseModel):
    """
    There is no recommendation.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class DecisionRunV1(BaseModel):
    """
    One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(description='Identifies the run.', min_length=1)]
    contract_version: Annotated[
        Literal['v1'],
        Field(
            description='The version of the contracts that all outputs in this run keep.'
        ),
    ]
    question: Annotated[
        str, Field(description='The question, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    context: Annotated[
        str,
        Field(description='What was given with the question; empty when nothing was.'),
    ]
    sources: Annotated[
        list[Source],
        Field(
            description='The paragraphs that items can point to; empty when sources were not asked for.'
        ),
    ]
    condensed: Annotated[
        bool,
        Field(
            description='Whether the context was summarised before the specialists saw it.'
        ),
    ]
    status: Annotated[
        Literal['pending', 'running', 'completed', 'partial', 'failed'],
        Field(
            description='How far the run is. partial: a specialist failed. failed: there is no recommendation.'
        ),
    ]
    created_at: Annotated[
        AwareDatetime, Field(description='When the run was made, RFC 3339.')
    ]
    started_at: Annotated[
        AwareDatetime | None,
        Field(description='When the first step started, RFC 3339. Null: not started.'),
    ]
    finished_at: Annotated[
        AwareDatetime | None,
        Field(description='When the last step ended, RFC 3339. Null: not ended.'),
    ]
    plan: Annotated[
        PendingPlan | RunningPlan | CompletedPlan | FailedPlan,
        Field(description='Which specialists are asked.'),
    ]
    specialists: Annotated[
        list[PendingSpecialist | RunningSpecialist | CompletedSpecialist | FailedSpecialist],
        Field(
            description='One entry for each specialist of the plan; empty until there is a plan.',
            max_length=4,
        ),
    ]
    synthesis: Annotated[
        PendingSynthesis | RunningSynthesis | CompletedSynthesis | FailedSynthesis | SkippedSynthesis,
        Field(description='The recommendation.'),
    ]
    samples: Annotated[
        int, Field(description='How often each specialist is asked.', ge=1)
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int | None,
        Field(description='The seed of the run. Null: none was given.', ge=0),
    ]
    usage: Usage


class CompletedPlan1(BaseModel):
    """
    The plan.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    required_agents: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(description='Who is asked, in order.', min_length=1),
    ]
    normalisation: Annotated[
        Normalisation,
        Field(
            description="What was done to the planner's answer to make it a plan.",
            title='Normalisation',
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedPlan1(BaseModel):
    """
    The planner failed, so all four are asked.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class CompletedSpecialist1(BaseModel):
    """
    What it found.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    items: Annotated[list[Item1], Field(description='What it found; may be empty.')]
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    long_items: Annotated[
        int, Field(description='How many items hold more than one sentence.', ge=0)
    ]
    out_of_range: Annotated[
        bool, Field(description='Whether there were fewer than 2 items or more than 6.')
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedSpecialist1(BaseModel):
    """
    It gave no valid answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent: Annotated[
        Literal['facts', 'pro', 'con', 'risk'], Field(description='Which specialist.')
    ]
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class CompletedSynthesis1(BaseModel):
    """
    The recommendation.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    output: RunSynthesis
    citations: Citations
    missing: Annotated[
        list[Literal['facts', 'pro', 'con', 'risk']],
        Field(description='Specialists whose part was missing; usually empty.'),
    ]
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    spread: Annotated[
        list[Stance],
        Field(
            description="How the samples' recommendations spread, most frequent first.",
            min_length=1,
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage
    weakest_assumption: Annotated[
        Assumption1 | None,
        Field(
            description='The assumption of the recommendation that is the least certain. Absent: none was named.',
            title='Assumption',
        ),
    ] = None
    steps: Annotated[
        list[StepDetail] | None,
        Field(
            description='Owner and date of each next step of the output, in its order. Absent: neither was asked for.'
        ),
    ] = None


class FailedSynthesis1(BaseModel):
    """
    There is no recommendation.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class AssessedOption(BaseModel):
    """
    What is known of the option. An empty list: neither the context nor the model says.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='The option, as the question or the caller names it.',
            min_length=1,
        ),
    ]
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    pros: Annotated[list[Item1], Field(description='Reasons for it.')]
    cons: Annotated[list[Item1], Field(description='Reasons against it.')]
    cost: Annotated[list[Item1], Field(description='What it costs.')]
    time: Annotated[
        list[Item1],
        Field(description='How long it takes, or until when it is possible.'),
    ]
    risk: Annotated[list[Item1], Field(description='What could go wrong.')]
    reversibility: Annotated[list[Item1], Field(description='How it can be undone.')]
    would_change: Annotated[
        list[Item1], Field(description='What would change the judgement of it.')
    ]
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedOption(BaseModel):
    """
    No valid answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='The option, as the question or the caller names it.',
            min_length=1,
        ),
    ]
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class AnsweredChange(BaseModel):
    """
    The recommendation if the fact were otherwise.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fact: Annotated[
        str, Field(description='The fact, as a specialist wrote it.', min_length=1)
    ]
    sources: Annotated[
        list[Source3],
        Field(description='The paragraphs that the fact rests on; may be empty.'),
    ]
    instead: Annotated[
        str, Field(description='How it would read if it were otherwise.', min_length=1)
    ]
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    spread: Annotated[
        list[Stance],
        Field(
            description="How the samples' recommendations spread, most frequent first.",
            min_length=1,
        ),
    ]
    rationale: Item1
    samples: Annotated[int, Field(description='How many samples answered.', ge=1)]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedChange(BaseModel):
    """
    No valid answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fact: Annotated[
        str, Field(description='The fact, as a specialist wrote it.', min_length=1)
    ]
    sources: Annotated[
        list[Source3],
        Field(description='The paragraphs that the fact rests on; may be empty.'),
    ]
    instead: Annotated[
        str, Field(description='How it would read if it were otherwise.', min_length=1)
    ]
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class CompletedSensitivity(BaseModel):
    """
    The facts that are the least certain, and the recommendation without each.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['completed'], Field(description='The facts were named.')]
    changes: Annotated[
        list[PendingChange | AnsweredChange | FailedChange],
        Field(
            description='At most two facts, each with what follows if it were otherwise; empty if the answer changed none.'
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedSensitivity(BaseModel):
    """
    The facts could not be named.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class AnsweredFollowUp(BaseModel):
    """
    A question with its answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    question: Annotated[
        str, Field(description='The question, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    model: Annotated[
        str,
        Field(
            description="Engine and model; the model may be another than the decision's.",
            min_length=1,
        ),
    ]
    asked_at: Annotated[
        AwareDatetime, Field(description='When it was asked, RFC 3339.')
    ]
    state: Annotated[Literal['completed'], Field(description='Answered.')]
    items: Annotated[
        list[Item1],
        Field(
            description='The answer, a statement an item. Empty: neither the context nor the decision says.'
        ),
    ]
    repairs: Annotated[
        list[Repair2],
        Field(
            description="What had to be repaired in the model's text; empty when it kept its form."
        ),
    ]
    usage: Usage


class FailedFollowUp(BaseModel):
    """
    A question that got no valid answer.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    question: Annotated[
        str, Field(description='The question, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    model: Annotated[
        str,
        Field(
            description="Engine and model; the model may be another than the decision's.",
            min_length=1,
        ),
    ]
    asked_at: Annotated[
        AwareDatetime, Field(description='When it was asked, RFC 3339.')
    ]
    state: Annotated[Literal['failed'], Field(description='No valid answer.')]
    error: RunError
    usage: Usage


class DecisionRunV2(BaseModel):
    """
    One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(description='Identifies the run.', min_length=1)]
    contract_version: Annotated[
        Literal['v2'], Field(description='The version of this contract.')
    ]
    question: Annotated[
        str, Field(description='The question, not blank.', pattern='[^ \\t\\r\\n]')
    ]
    context: Annotated[
        str,
        Field(description='What was given with the question; empty when nothing was.'),
    ]
    sources: Annotated[
        list[Source2],
        Field(
            description='The paragraphs that items can point to; empty when sources were not asked for.'
        ),
    ]
    condensed: Annotated[
        bool,
        Field(
            description='Whether the context was summarised before the specialists saw it.'
        ),
    ]
    documents: Annotated[
        list[ContextDocument],
        Field(
            description='The documents that the context comes from; empty when it comes from none.'
        ),
    ]
    not_read: Annotated[
        list[NotRead], Field(description='What was given and not read; usually empty.')
    ]
    status: Annotated[
        Literal['pending', 'running', 'completed', 'partial', 'failed'],
        Field(
            description='How far the run is. partial: a specialist failed. failed: there is no recommendation.'
        ),
    ]
    created_at: Annotated[
        AwareDatetime, Field(description='When the run was made, RFC 3339.')
    ]
    started_at: Annotated[
        AwareDatetime | None,
        Field(description='When the first step started, RFC 3339. Null: not started.'),
    ]
    finished_at: Annotated[
        AwareDatetime | None,
        Field(description='When the last step ended, RFC 3339. Null: not ended.'),
    ]
    plan: Annotated[
        PendingPlan | RunningPlan | CompletedPlan1 | FailedPlan1,
        Field(description='Which specialists are asked.'),
    ]
    specialists: Annotated[
        list[PendingSpecialist | RunningSpecialist | CompletedSpecialist1 | FailedSpecialist1],
        Field(
            description='One entry for each specialist of the plan; empty until there is a plan.',
            max_length=4,
        ),
    ]
    synthesis: Annotated[
        PendingSynthesis | RunningSynthesis | CompletedSynthesis1 | FailedSynthesis1 | SkippedSynthesis,
        Field(description='The recommendation.'),
    ]
    samples: Annotated[
        int, Field(description='How often each specialist is asked.', ge=1)
    ]
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    model_parameters: Annotated[
        int | None,
        Field(
            description='How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the run.',
            ge=1,
        ),
    ] = None
    seed: Annotated[
        int | None,
        Field(description='The seed of the run. Null: none was given.', ge=0),
    ]
    usage: Usage
    options: Annotated[
        list[PendingOption | AssessedOption | FailedOption] | None,
        Field(
            description='The options between which the question is to be decided, each assessed alone. Absent: the question has none.',
            min_length=2,
        ),
    ] = None
    sensitivity: Annotated[
        PendingSensitivity | SkippedSensitivity | CompletedSensitivity | FailedSensitivity | None,
        Field(
            description='Whether the recommendation stands if the least certain facts were otherwise. Absent: not asked for.'
        ),
    ] = None
    follow_ups: Annotated[
        list[AnsweredFollowUp | FailedFollowUp] | None,
        Field(
            description='Questions about the decision that were asked after it, in their order. Absent: none was asked.'
        ),
    ] = None
    computed: Annotated[
        list[ComputedFigure | NotComputed] | None,
        Field(
            description='Figures that were asked of tables among the documents. Absent: none was asked for.'
        ),
    ] = None


class Feed(BaseModel):
    """
    The feed from the fork on. Absent: as before.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ranker: Annotated[
        str,
        Field(
            description='How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.',
            min_length=1,
        ),
    ]
    weights: Annotated[
        RankerWeights | None,
        Field(
            description='How much each ranker counts, for the mixed one. Absent: 1 for each.'
        ),
    ] = None
    size: Annotated[
        int | None,
        Field(
            description='The maximum number of items in a feed. Null: unlimited.', ge=1
        ),
    ]
    from_outside: Annotated[
        float | None,
        Field(
            description="The share of places that posts from outside an agent's network may take, 0 to 1. Absent: 0.",
            ge=0.0,
            le=1.0,
        ),
    ] = 0


class PostEvent(BaseModel):
    """
    A post appears.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[Literal['post'], Field(description='A post appears.')]
    post: Annotated[
        SimulatedTextPost | SimulatedMediaPost,
        Field(description='A post, as simulated-post/v1 has it.', title='ScenarioPost'),
    ]


class FollowEvent(BaseModel):
    """
    Agents start to follow somebody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['follow'], Field(description='Agents start to follow somebody.')
    ]
    follows: Annotated[
        list[Follow], Field(description='Who follows whom.', min_length=1)
    ]


class UnfollowEvent(BaseModel):
    """
    Agents stop following somebody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['unfollow'], Field(description='Agents stop following somebody.')
    ]
    follows: Annotated[
        list[Follow], Field(description='Who follows whom.', min_length=1)
    ]


class QuestionnaireV1(BaseModel):
    """
    What agents are asked in a survey.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(
            description='What the survey is called, in records and reports.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    questions: Annotated[
        list[ChoiceQuestion | ScaleQuestion | NumberQuestion | TextQuestion],
        Field(
            description='The questions. Each is asked by itself, in one request.',
            min_length=1,
        ),
    ]


class SegmentsAudience(BaseModel):
    """
    Agents drawn from the seed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Annotated[
        Literal['segments'], Field(description='Agents drawn from the seed.')
    ]
    size: Annotated[int, Field(description='How many agents there are.', ge=1)]
    ids: Annotated[
        NetworkIds | FileIds | None,
        Field(
            description='The ids of the agents. Absent: agent- and a number from 0, with zeros before it so that all are of one length.'
        ),
    ] = None
    segments: Annotated[
        list[Segment], Field(description='The parts of the audience.', min_length=1)
    ]


class Feed1(BaseModel):
    """
    What an agent is shown.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ranker: Annotated[
        str,
        Field(
            description='How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.',
            min_length=1,
        ),
    ]
    weights: Annotated[
        RankerWeights | None,
        Field(
            description='How much each ranker counts, for the mixed one. Absent: 1 for each.'
        ),
    ] = None
    size: Annotated[
        int | None,
        Field(
            description='The maximum number of items in a feed. Null: unlimited.', ge=1
        ),
    ]
    from_outside: Annotated[
        float | None,
        Field(
            description="The share of places that posts from outside an agent's network may take, 0 to 1. Absent: 0.",
            ge=0.0,
            le=1.0,
        ),
    ] = 0


class States(BaseModel):
    """
    What the state of each agent consists of, which policies read and write between rounds. Absent: agents have no state.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    fields: Annotated[
        dict[str, NumberField | WordField | FlagField],
        Field(description='The fields of the state, by their names.', min_length=1),
    ]
    file: Annotated[
        str | None,
        Field(
            description='A table with agent_id and other columns: CSV, JSON or NDJSON, relative to the scenario. Absent: no field starts with a column of a table.',
            min_length=1,
        ),
    ] = None
    asked_every: Annotated[
        int | None,
        Field(
            description='Number of rounds after which agents that ask a model answer the questions of fields, and again after as many; also after the last round. Absent: after every round.',
            ge=1,
        ),
    ] = None


class PostEvent1(BaseModel):
    """
    A post appears.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[Literal['post'], Field(description='A post appears.')]
    post: Annotated[
        SimulatedTextPost | SimulatedMediaPost,
        Field(description='A post, as simulated-post/v1 has it.', title='ScenarioPost'),
    ]


class FollowEvent1(BaseModel):
    """
    Agents start to follow somebody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['follow'], Field(description='Agents start to follow somebody.')
    ]
    follows: Annotated[
        list[Follow], Field(description='Who follows whom.', min_length=1)
    ]


class UnfollowEvent1(BaseModel):
    """
    Agents stop following somebody.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it happens; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    kind: Annotated[
        Literal['unfollow'], Field(description='Agents stop following somebody.')
    ]
    follows: Annotated[
        list[Follow], Field(description='Who follows whom.', min_length=1)
    ]


class SimulationComparisonV1(BaseModel):
    """
    How two simulations differ, and how surely: runs, forks or ensembles.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    a: Annotated[ComparedSide, Field(description='The side that is compared with.')]
    b: Annotated[
        ComparedSide, Field(description='The side whose difference from A is given.')
    ]
    pairing: Annotated[
        Literal['by-seed', 'unpaired'],
        Field(
            description='By seed: each run of A is compared with the run of B that has the same seed and the same audience. Unpaired: the two sides are taken as independent.'
        ),
    ]
    pairing_reason: Annotated[
        str, Field(description='Why it is so, in a sentence.', pattern='[^ \\t\\r\\n]')
    ]
    pairs: Annotated[
        int, Field(description='Pairs of runs; 0 where they are unpaired.', ge=0)
    ]
    confidence: Annotated[
        float,
        Field(description='The share of intervals that hold the true difference.'),
    ]
    power: Annotated[
        float,
        Field(
            description='The probability with which `smallest_shown` and `runs_for_size` would show a difference.'
        ),
    ]
    post_a: Annotated[
        str | None,
        Field(
            description='The id of the post of A that is measured. Null: all posts.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    post_b: Annotated[
        str | None,
        Field(
            description='The id of the post of B that is measured. Null: all posts.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    results: Annotated[
        list[ComparedMeasure],
        Field(description='The measures that have a value in any run, by segment.'),
    ]


class SimulationEnsembleV1(BaseModel):
    """
    The runs of one scenario with several seeds, which stand in one folder.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='The name of the scenario.', pattern='[^ \\t\\r\\n]')
    ]
    seed: Annotated[
        int,
        Field(
            description='The seed of the scenario, from which those of the runs follow.',
            ge=0,
            le=9007199254740991,
        ),
    ]
    redraw: Annotated[
        bool,
        Field(
            description="Whether each run draws an audience and a network of its own. False: all runs have those of the scenario's seed."
        ),
    ]
    scenario_sha256: Annotated[
        str,
        Field(
            description='The hash of the scenario, as in the manifests of runs.',
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    packages: Annotated[
        dict[str, str],
        Field(description='Open: the versions of the packages that began it.'),
    ]
    rules_version: Annotated[
        int | None,
        Field(
            description='Which meaning the policies that are rules have in all of its runs, as in their manifests. Absent: 1.',
            ge=1,
        ),
    ] = None
    runs: Annotated[
        list[EnsembleRun],
        Field(
            description="The runs, in the order of their seeds' numbers.", min_length=1
        ),
    ]
    sha256: Annotated[
        str | None,
        Field(
            description='The hash of all other fields as canonical JSON, by which an edited one is noticed. Absent: an earlier version began it.',
            pattern='^[0-9a-f]{64}$',
        ),
    ] = None


class RoundClosed(BaseModel):
    """
    A round is closed: everything of it is recorded.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    type: Annotated[
        Literal['round-closed'],
        Field(description='A round is closed: everything of it is recorded.'),
    ]
    record: RoundRecord


class SimulationEventV1(
    RootModel[
        RunStarted
        | RoundStarted
        | Answered
        | Decided
        | Estimated
        | RoundClosed
        | RunPaused
        | RunCompleted
    ]
):
    root: Annotated[
        RunStarted | RoundStarted | Answered | Decided | Estimated | RoundClosed | RunPaused | RunCompleted,
        Field(
            description='Something that happened while a simulation ran, as it is reported.',
            title='SimulationEventV1',
        ),
    ]


class StudyV1(BaseModel):
    """
    Two or more messages that are compared: one scenario, one audience and network, an ensemble for each message.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='What the study is called.', pattern='[^ \\t\\r\\n]')
    ]
    question: Annotated[
        str,
        Field(
            description="What is to be decided, as the report's title.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    scenario: Annotated[
        str,
        Field(
            description='The file of scenario/v1 that all messages are simulated in, relative to this one.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    slot: Annotated[
        str,
        Field(
            description='The slot of the post that is replaced: exactly one post event of the scenario has it.',
            min_length=1,
        ),
    ]
    messages: Annotated[
        list[StudyMessage],
        Field(
            description='The messages, each in its turn the text of that post.',
            max_length=12,
            min_length=2,
        ),
    ]
    runs: Annotated[
        int, Field(description='Runs of each message, all with the same seeds.', ge=1)
    ]
    measure: Annotated[
        Literal['exposures', 'reach', 'half_reach_rounds', 'scroll_rate', 'like_rate', 'reply_rate', 'reshare_rate', 'cascade_size', 'cascade_depth'],
        Field(
            description="What decides, named before anything is simulated: measured of the message's post, as simulation-comparison/v1 has it."
        ),
    ]
    prefer: Annotated[
        Literal['higher', 'lower'],
        Field(description='Which value of that measure is the better one.'),
    ]
    iterations: Annotated[
        int | None,
        Field(
            description='How often the model explores the table of all decisions. 0: not at all. Absent: 3.',
            ge=0,
        ),
    ] = 3


class StudyPair(BaseModel):
    """
    Two messages compared.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    a: Annotated[
        str,
        Field(
            description='The message that is compared with.',
            pattern='^[a-z0-9][a-z0-9-]{0,39}$',
        ),
    ]
    b: Annotated[
        str,
        Field(
            description='The message whose difference from A is given.',
            pattern='^[a-z0-9][a-z0-9-]{0,39}$',
        ),
    ]
    pairs: Annotated[
        int,
        Field(
            description='Pairs of runs with the same seed; 0 where they are unpaired.',
            ge=0,
        ),
    ]
    pairing_reason: Annotated[
        str,
        Field(
            description='Why they are paired or not, in a sentence.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    file: Annotated[
        str,
        Field(
            description="The whole comparison, simulation-comparison/v1, in the study's folder.",
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    results: Annotated[
        list[StudyResult],
        Field(
            description='The measures that have a value in any run, the deciding one first.'
        ),
    ]


class StudyAnalysisMade(BaseModel):
    """
    The analysis was made.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['made'], Field(description='It was made.')]
    folder: Annotated[
        str,
        Field(
            description="Its folder, relative to the study's.", pattern='[^ \\t\\r\\n]'
        ),
    ]
    findings: Annotated[
        list[StudyFinding],
        Field(description='What the model worded and the checks let pass.'),
    ]
    shortfalls: Annotated[
        list[Shortfall1],
        Field(description='What is missing in it, each in a sentence.'),
    ]


class StudyAdviceMade(BaseModel):
    """
    There is advice.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[Literal['made'], Field(description='It was made.')]
    folder: Annotated[
        str,
        Field(
            description="Its folder, relative to the study's.", pattern='[^ \\t\\r\\n]'
        ),
    ]
    recommendation: Annotated[
        str | None,
        Field(
            description='The recommendation. Null: it was left out.',
            pattern='[^ \\t\\r\\n]',
        ),
    ]
    confidence: Annotated[
        Literal['low', 'medium', 'high'],
        Field(description='How confident the model says it is.'),
    ]
    rationale: Annotated[
        str | None,
        Field(description='Why. Null: it was left out.', pattern='[^ \\t\\r\\n]'),
    ]
    points: Annotated[
        list[StudyPoint], Field(description='What speaks for and against it.')
    ]
    left_out: Annotated[
        int,
        Field(
            description='Sentences that were left out for a number that was not computed.',
            ge=0,
        ),
    ]
    shortfalls: Annotated[
        list[Shortfall1],
        Field(description='What is missing in it, each in a sentence.'),
    ]


class ValidSurveyRecord(BaseModel):
    """
    The answer keeps the question's contract.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['valid'], Field(description="The answer keeps the question's contract.")
    ]
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    survey: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    agent_id: Annotated[str, Field(description='Who was asked.', min_length=1)]
    answer: Annotated[
        str | float,
        Field(
            description="The answer: a choice or a text as a string, a place on a scale or a number as a number. It keeps the question's bounds."
        ),
    ]
    attempts: Annotated[
        list[Attempt2], Field(description='Every request made, in order.')
    ]
    odds: Annotated[
        AnswerOdds | None,
        Field(
            description='How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.'
        ),
    ] = None
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int,
        Field(
            description='The seed of the run, from which the seeds of attempts follow.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the answer came or was given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class InvalidSurveyRecord(BaseModel):
    """
    The last answer broke the question's contract.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['invalid'],
        Field(description="The last answer broke the question's contract."),
    ]
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    survey: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    agent_id: Annotated[str, Field(description='Who was asked.', min_length=1)]
    error: Annotated[
        RecordedViolation2,
        Field(description='Why the answer is not accepted.', title='RecordedViolation'),
    ]
    attempts: Annotated[
        list[Attempt2], Field(description='Every request made, in order.')
    ]
    odds: Annotated[
        AnswerOdds | None,
        Field(
            description='How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.'
        ),
    ] = None
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int,
        Field(
            description='The seed of the run, from which the seeds of attempts follow.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the answer came or was given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class FailedSurveyRecord(BaseModel):
    """
    The model did not answer, or its answer could not be read.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    state: Annotated[
        Literal['failed'],
        Field(description='The model did not answer, or its answer could not be read.'),
    ]
    round: Annotated[
        int,
        Field(
            description='The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.',
            ge=0,
        ),
    ]
    survey: Annotated[
        str, Field(description='The name of the questionnaire.', min_length=1)
    ]
    question: Annotated[str, Field(description='The id of the question.', min_length=1)]
    agent_id: Annotated[str, Field(description='Who was asked.', min_length=1)]
    error: Annotated[
        RecordedFailure1, Field(description='What went wrong.', title='RecordedFailure')
    ]
    attempts: Annotated[
        list[Attempt2], Field(description='Every request made, in order.')
    ]
    odds: Annotated[
        AnswerOdds | None,
        Field(
            description='How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.'
        ),
    ] = None
    model: Annotated[str, Field(description='Engine and model.', min_length=1)]
    seed: Annotated[
        int,
        Field(
            description='The seed of the run, from which the seeds of attempts follow.',
            ge=0,
        ),
    ]
    time: Annotated[
        AwareDatetime,
        Field(description='When the answer came or was given up, RFC 3339.'),
    ]
    duration_ms: Annotated[
        int,
        Field(description='Milliseconds from asking to the end, waits included.', ge=0),
    ]


class SurveyRecordV1(
    RootModel[ValidSurveyRecord | InvalidSurveyRecord | FailedSurveyRecord]
):
    root: Annotated[
        ValidSurveyRecord | InvalidSurveyRecord | FailedSurveyRecord,
        Field(
            description='What happened when one agent was asked one question of a survey.',
            title='SurveyRecordV1',
        ),
    ]


class CalibrationReportV1(BaseModel):
    """
    What simulated agents say about people, after the real answers of some of them: estimates with intervals that hold however wrong the agents are.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    about: Annotated[
        Literal['these-people', 'people-like-them'],
        Field(
            description='Whom the intervals are about: the people of the table, or all people of whom they are a random sample.'
        ),
    ]
    confidence: Annotated[
        float, Field(description='The share of intervals that contain the true value.')
    ]
    people: Annotated[int, Field(description='How many people the table has.', ge=1)]
    weighted: Annotated[
        bool, Field(description='Whether some people count more than others.')
    ]
    questions: Annotated[
        list[CalibratedQuestion],
        Field(description='The questions that are estimated.', min_length=1),
    ]
    differences: Annotated[
        list[CalibratedDifference],
        Field(description='How messages differ. Empty: there is only one.'),
    ]
    skipped: Annotated[
        list[SkippedQuestion],
        Field(description='The questions that are not estimated.'),
    ]
    assumptions: Annotated[
        CalibrationAssumptions, Field(description='On what the intervals rest.')
    ]
    origin: Annotated[
        CalibrationOrigin | None,
        Field(
            description='What the report was made from. Absent: it was not stated.',
            title='CalibrationOrigin',
        ),
    ] = None


class ForkChangeV1(BaseModel):
    """
    What is different in a fork, from its round on.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    feed: Annotated[
        Feed | None,
        Field(
            description='The feed from the fork on. Absent: as before.', title='Feed'
        ),
    ] = None
    activity: Annotated[
        ActivityNumber | ActivityArray | None,
        Field(
            description='The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: as before.'
        ),
    ] = None
    policy: Annotated[
        ModelPolicy | ReasonerPolicy | CascadePolicy | ThresholdPolicy | AbsoluteThresholdPolicy | InterestsPolicy | RelevancePolicy | SiPolicy | SisPolicy | SirPolicy | VoterPolicy | MajorityPolicy | DeffuantPolicy | HegselmannKrausePolicy | DegrootPolicy | CustomPolicy | None,
        Field(
            description='Who decides from the fork on; replaces the policies of segments and assignments as well. Absent: as before.',
            title='PolicySpec',
        ),
    ] = None
    events: Annotated[
        list[PostEvent | RemovalEvent | RankerEvent | FeedSizeEvent | ActivityEvent | FollowEvent | UnfollowEvent | ReshareEvent | SurveyEvent] | None,
        Field(
            description='The events from the fork on; they replace those of the parent at its round and after it. Absent: as before.'
        ),
    ] = None
    event_files: Annotated[
        list[EventFile] | None,
        Field(
            description='Files of posts that appear from the fork on, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies, in addition to the events. Absent: none.'
        ),
    ] = None
    model: Annotated[
        str | None,
        Field(
            description='The engine and model that decides from the fork on, as records name it. Absent: as before.',
            min_length=1,
        ),
    ] = None


class ScenarioV1(BaseModel):
    """
    What is simulated: an audience, who follows whom, what they read, and who decides.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str,
        Field(description='What the simulation is called.', pattern='[^ \\t\\r\\n]'),
    ]
    seed: Annotated[
        int,
        Field(
            description='All chance is drawn from it. The same scenario with the same seed gives the same audience, network and draws.',
            ge=0,
            le=9007199254740991,
        ),
    ]
    population_seed: Annotated[
        int | None,
        Field(
            description='The seed that the audience and the network are drawn with, so that runs with different seeds can have the same. Absent: `seed`.',
            ge=0,
            le=9007199254740991,
        ),
    ] = None
    rounds: Annotated[
        int,
        Field(
            description='How many rounds are simulated; they are counted from 0.', ge=1
        ),
    ]
    starts_at: Annotated[
        AwareDatetime,
        Field(
            description='When round 0 begins, RFC 3339. Its UTC offset decides the hours of the day.'
        ),
    ]
    round_minutes: Annotated[
        int, Field(description='How many minutes pass from round to round.', ge=1)
    ]
    audience: Annotated[
        ProfilesAudience | SegmentsAudience | PeopleAudience,
        Field(description='Who looks at feeds.'),
    ]
    network: Annotated[
        FileNetwork | PreferentialAttachmentNetwork | SmallWorldNetwork | RandomNetwork | ErdosRenyiNetwork | WattsStrogatzNetwork | BarabasiAlbertNetwork | StochasticBlocksNetwork | ConfigurationNetwork | EveryoneNetwork | NobodyNetwork,
        Field(description='Who follows whom.'),
    ]
    posts: Annotated[
        PostFile | None,
        Field(
            description='The posts known beforehand. Absent: none.', title='PostFile'
        ),
    ] = None
    event_files: Annotated[
        list[EventFile1] | None,
        Field(
            description='Files of posts that happen while the simulation runs, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies. Absent: none.'
        ),
    ] = None
    relevance: Annotated[
        RelevanceFile | None,
        Field(
            description='How relevant posts are to agents, for the rankers relevance and embeddings and the policy relevance. Absent: none of them is used.',
            title='RelevanceFile',
        ),
    ] = None
    events: Annotated[
        list[PostEvent1 | RemovalEvent | RankerEvent1 | FeedSizeEvent | ActivityEvent1 | FollowEvent1 | UnfollowEvent1 | ReshareEvent1 | SurveyEvent1] | None,
        Field(
            description='What happens at the beginning of rounds. Absent: nothing.',
            validate_default=True,
        ),
    ] = []
    feed: Annotated[Feed1, Field(description='What an agent is shown.', title='Feed')]
    activity: Annotated[
        ActivityNumber | ActivityArray2,
        Field(
            description='The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.'
        ),
    ]
    states: Annotated[
        States | None,
        Field(
            description='What the state of each agent consists of, which policies read and write between rounds. Absent: agents have no state.',
            title='States',
        ),
    ] = None
    stop: Annotated[
        StopRules | None,
        Field(
            description='When agents stop looking at their feeds: as soon as one of the rules holds. The remaining rounds are empty. Absent: never.',
            title='StopRules',
        ),
    ] = None
    policy: Annotated[
        ModelPolicy | ReasonerPolicy | CascadePolicy | ThresholdPolicy | AbsoluteThresholdPolicy | InterestsPolicy | RelevancePolicy1 | SiPolicy | SisPolicy | SirPolicy | VoterPolicy | MajorityPolicy | DeffuantPolicy | HegselmannKrausePolicy | DegrootPolicy | CustomPolicy,
        Field(description='Who decides what an agent does.', title='PolicySpec'),
    ]


class StudyReportV1(BaseModel):
    """
    What a study came to: the answer, how sure it is, and why. Every number in it was computed from the recorded runs.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[
        str, Field(description='The name of the study.', pattern='[^ \\t\\r\\n]')
    ]
    question: Annotated[
        str, Field(description='What is to be decided.', pattern='[^ \\t\\r\\n]')
    ]
    measure: Annotated[
        Literal['exposures', 'reach', 'half_reach_rounds', 'scroll_rate', 'like_rate', 'reply_rate', 'reshare_rate', 'cascade_size', 'cascade_depth'],
        Field(description='What decides, as named in the study.'),
    ]
    prefer: Annotated[
        Literal['higher', 'lower'],
        Field(description='Which value of it is the better one.'),
    ]
    confidence: Annotated[
        float,
        Field(description='The share of intervals that hold the true difference.'),
    ]
    power: Annotated[
        float,
        Field(
            description='The probability with which `smallest_shown` and `runs_for_size` would show a difference.'
        ),
    ]
    runs: Annotated[int, Field(description='Runs of each message.', ge=1)]
    agents: Annotated[int, Field(description='Agents of each run.', ge=1)]
    rounds: Annotated[int, Field(description='Rounds of each run.', ge=1)]
    post: Annotated[
        str, Field(description="The id of the message's post.", pattern='[^ \\t\\r\\n]')
    ]
    model: Annotated[
        StudyModel | None,
        Field(
            description='The model that decided. Null: rules decided for everybody.',
            title='StudyModel',
        ),
    ]
    answer: Annotated[StudyAnswer, Field(description='The answer.')]
    messages: Annotated[
        list[StudyMessageResult],
        Field(description='The messages, as in the study.', min_length=2),
    ]
    pairs: Annotated[
        list[StudyPair], Field(description='Every two messages.', min_length=1)
    ]
    facts: Annotated[
        list[StudyFact],
        Field(
            description='What was computed, each with its source: what the copilot was given.'
        ),
    ]
    decisions: Annotated[
        list[StudyDecision],
        Field(
            description="Single decisions on the message's post, drawn from the seed."
        ),
    ]
    analysis: Annotated[
        StudyAnalysisMade | StudyAnalysisNotMade,
        Field(description='What the analyst found.', title='StudyAnalysis'),
    ]
    advice: Annotated[
        StudyAdviceMade | StudyAdviceNotMade,
        Field(description='For and against.', title='StudyAdvice'),
    ]
    caveats: Annotated[
        list[Caveat],
        Field(
            description='What the result is worth, each in a sentence.', min_length=1
        ),
    ]
    people: Annotated[
        StudyPeople | None,
        Field(
            description='What it says about people. Absent: there are no real answers, so that everything is about agents only.'
        ),
    ] = None
