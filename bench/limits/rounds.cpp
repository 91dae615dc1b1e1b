// Compiled together with a reference simulation (-include FILE -Dmain=its_main), which has init, run,
// getRounds and LANES. Reads how many shoes to play, and answers with the rounds and the microseconds
// of processor time.
#include <cstdio>
#include <ctime>

int main() {
  init(1);
  double before = 0;
  for (unsigned shoes; std::scanf("%u", &shoes) == 1;) {
    const std::clock_t start = std::clock();
    run(shoes / LANES);
    const double taken = 1e6 * double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%.0f %.0f\n", getRounds() - before, taken);
    std::fflush(stdout);
    before = getRounds();
  }
}
