const rows =
  "alabama AL alaska AK arizona AZ arkansas AR california CA colorado CO connecticut CT delaware DE florida FL georgia GA hawaii HI idaho ID illinois IL indiana IN iowa IA kansas KS kentucky KY louisiana LA maine ME maryland MD massachusetts MA michigan MI minnesota MN mississippi MS missouri MO montana MT nebraska NE nevada NV new_hampshire NH new_jersey NJ new_mexico NM new_york NY north_carolina NC north_dakota ND ohio OH oklahoma OK oregon OR pennsylvania PA rhode_island RI south_carolina SC south_dakota SD tennessee TN texas TX utah UT vermont VT virginia VA washington WA west_virginia WV wisconsin WI wyoming WY".split(
    " ",
  );

/** The codes of U.S. states by their names, both in lower case. */
export const usStates: ReadonlyMap<string, string> = new Map(
  rows.flatMap((name, index) =>
    index % 2 === 0 ? [[name.replaceAll("_", " "), (rows[index + 1] ?? "").toLowerCase()] as const] : [],
  ),
);
